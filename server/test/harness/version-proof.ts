import fc from 'fast-check'
import type { Gate, Owner } from '../../src/platform/tenancy/gate.ts'
import { changes, changeTable, isVersioned, type Operation, operations } from './version-writes.ts'

export interface Subject {
  readonly owner: Owner
  readonly token: string
  /** This text occurs in every street of this customer and in no other customer's data. */
  readonly marker: string
  readonly urls: readonly string[]
}

export interface Reply {
  readonly status: number
  readonly etag: string | null
  readonly body: string
}

export interface Proof {
  readonly subjects: readonly Subject[]
  readonly gate: Gate
  get(process: number, subject: Subject, url: string, ifNoneMatch?: string): Promise<Reply>
  /** Adds a home through the API of the process with this number. */
  addHome(process: number, subject: Subject): Promise<void>
}

type Step =
  | { kind: 'get'; process: number; subject: number; url: number; sendsCopy: boolean }
  | { kind: 'add home'; process: number; subject: number }
  | { kind: 'change'; subject: number; table: string; operation: Operation }

/** A response that a client keeps, and how many of the customer's writes had begun when it arrived. */
interface Copy extends Reply {
  readonly writesBegun: number
}

interface Ledger {
  begun: number
  /** The number of the latest write that was acknowledged. Writes are numbered in the order in which they begin. */
  lastAcknowledged: number
  readonly copies: Map<string, Copy>
  /** The ETags of all responses. For each, the number of writes that had begun when it first arrived. */
  readonly tags: Map<string, number>
}

const steps = (tables: readonly string[], subjectCount: number): fc.Arbitrary<Step> => {
  const process = fc.nat({ max: 1 })
  const subject = fc.nat({ max: subjectCount - 1 })
  const change = fc.constantFrom(
    ...changes
      .filter(({ table }) => tables.includes(table))
      .flatMap(({ table }) =>
        operations.filter((op) => isVersioned(table, op)).map((operation) => ({ table, operation })),
      ),
  )
  return fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        ...{ kind: fc.constant('get' as const), process, subject, url: fc.nat() },
        // If true, the request has the ETag of the client's copy in If-None-Match. If false, the server may send a
        // cached response.
        sendsCopy: fc.boolean(),
      }),
    },
    // Adding a home changes many tables, so the version rises even if the trigger of one table is missing. Tests of a
    // single table therefore do not add homes.
    {
      weight: tables.length > 1 ? 1 : 0,
      arbitrary: fc.record({ kind: fc.constant('add home' as const), process, subject }),
    },
    {
      weight: 3,
      arbitrary: fc
        .record({ kind: fc.constant('change' as const), subject, change })
        .map(({ change: what, ...step }) => ({ ...step, ...what })),
    },
  )
}

export interface Findings {
  /** A sentence about the first fault. Undefined if none was found. */
  readonly staleAnswer: string | undefined
  readonly unchangedAnswers: number
}

/**
 * Sends random reads and writes of several customers to the server processes, some of them at once. Looks for responses
 * that are stale or contain another customer's data. A response is stale if it lacks a write that was acknowledged
 * before the request. Half of the reads send an ETag, so that the server may answer 304. A 304 is stale if such a write
 * began after the client's copy arrived. A full response is stale if such a write began after its ETag was first seen.
 */
export async function findStaleAnswer(
  proof: Proof,
  options: { tables: readonly string[]; rounds: number; seed?: number },
): Promise<Findings> {
  const ledgers = proof.subjects.map(
    (): Ledger => ({ begun: 0, lastAcknowledged: 0, copies: new Map(), tags: new Map() }),
  )
  let unchangedAnswers = 0
  let questions = 0

  async function read(step: Extract<Step, { kind: 'get' }>, isAlone: boolean): Promise<void> {
    const subject = proof.subjects[step.subject] as Subject
    const ledger = ledgers[step.subject] as Ledger
    const url = subject.urls[step.url % subject.urls.length] as string
    const copy = ledger.copies.get(url)
    const acknowledged = ledger.lastAcknowledged
    const etag = step.sendsCopy ? copy?.etag : undefined
    const reply = await proof.get(step.process, subject, url, etag ?? undefined)
    if (reply.status === 304) {
      unchangedAnswers += 1
      if (!copy || acknowledged > copy.writesBegun)
        throw new Error(`304 for ${url}, though a write was acknowledged after the copy was read`)
    } else if (reply.status === 200) {
      for (const other of proof.subjects)
        if (other !== subject && reply.body.includes(other.marker))
          throw new Error(`${url} answered ${subject.marker} with data of ${other.marker}`)
      const tag = reply.etag ?? ''
      if (acknowledged > (ledger.tags.get(tag) ?? acknowledged))
        throw new Error(`an old answer for ${url}, though a write was acknowledged after it was first read`)
      if (!ledger.tags.has(tag)) ledger.tags.set(tag, ledger.begun)
      ledger.copies.set(url, { ...reply, writesBegun: ledger.begun })
    } else throw new Error(`${url} answered ${reply.status}`)
    if (!isAlone) return
    // No request had this URL before, so the server has no cached response for it.
    questions += 1
    const afresh = `${url}${url.includes('?') ? '&' : '?'}question=${questions}`
    const fresh = await proof.get(1 - step.process, subject, afresh)
    const held = ledger.copies.get(url)
    if (held?.body !== fresh.body) throw new Error(`${url} is not what the other process answers afresh`)
  }

  async function write(step: Exclude<Step, { kind: 'get' }>): Promise<void> {
    const subject = proof.subjects[step.subject] as Subject
    const ledger = ledgers[step.subject] as Ledger
    ledger.begun += 1
    const number = ledger.begun
    const change = step.kind === 'change' ? changes.find(({ table }) => table === step.table) : undefined
    const hasChanged =
      step.kind === 'change' && change
        ? await changeTable(proof.gate, subject.owner, change, step.operation)
        : await proof.addHome((step as { process: number }).process, subject).then(() => true)
    if (hasChanged) ledger.lastAcknowledged = Math.max(ledger.lastAcknowledged, number)
  }

  const round = fc.array(steps(options.tables, proof.subjects.length), { minLength: 1, maxLength: 4 })
  const property = fc.asyncProperty(fc.array(round, { minLength: 5, maxLength: 15 }), async (rounds) => {
    for (const together of rounds)
      await Promise.all(
        together.map((step) => (step.kind === 'get' ? read(step, together.length === 1) : write(step))),
      )
  })
  const details = await fc.check(property, {
    numRuns: options.rounds,
    endOnFailure: true,
    ...(options.seed !== undefined && { seed: options.seed }),
  })
  const error = details.errorInstance
  return {
    staleAnswer: details.failed
      ? `seed ${details.seed}: ${error instanceof Error ? error.message : error}`
      : undefined,
    unchangedAnswers,
  }
}
