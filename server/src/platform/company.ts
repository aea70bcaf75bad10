import { setTimeout as pause } from 'node:timers/promises'
import { startStopwatch } from './clock.ts'

/** What the database answers a server that says it is here. */
export interface Standing {
  /** Nobody else is. */
  readonly is_alone: boolean
  /** It was not known before, or was taken to be gone. */
  readonly is_new: boolean
  /** Another may still answer from memory. */
  readonly is_other_sole: boolean
}

export interface CompanyOptions {
  /** Says to the database that this server is here, and whether it would answer from memory while no other is. */
  readonly stand: (wantsSole: boolean) => Promise<Standing>
  /** Says that it has gone: it changes nothing any more. */
  readonly leave: () => Promise<void>
  /** Told when others may have changed anything since it was last sole, or never knew. */
  readonly onSole: () => void
}

/**
 * Which servers are on one database. One that is alone needs to ask for nothing that it knows, since nobody else can have
 * changed it; so nobody may change anything before it is known to be there, and before who was alone has stopped being it.
 */
export interface Company {
  /** Whether, at this instant, nothing is acknowledged by anybody else. */
  isSole(): boolean
  /** Comes when this server may change something; at once where it was here lately. */
  mayWrite(): Promise<void> | undefined
  /** A change of this server's may still come to pass, though it was told of a failure. */
  doubt(): void
  leave(): Promise<void>
}

const beatMs = 500
/**
 * How long after a question that found nobody else a server is sole. Whoever comes waits longer; both count by their own
 * clocks, which run at one speed whatever is done to the hour.
 */
const soleMs = 2_500
const graceMs = 3_000
/** How long after it was last here a server writes. The database takes it to be gone after 120 s (gate.stand). */
const writesMs = 30_000
/** Longer than any statement goes on that nobody waits for. */
const doubtMs = 60_000

export async function joinCompany({ stand, leave, onSole }: CompanyOptions): Promise<Company> {
  const sinceStartMs = startStopwatch()
  let soleUntilMs = 0
  let writesUntilMs = 0
  let doubtUntilMs = 0
  let cameMs = 0
  let hasSeenNobody = true
  let isGone = false
  let underWay: Promise<void> | undefined

  const isSole = () => sinceStartMs() < soleUntilMs
  async function say(): Promise<void> {
    const sentMs = sinceStartMs()
    const wantsSole = hasSeenNobody && sentMs >= doubtUntilMs
    const { is_alone, is_new, is_other_sole } = await stand(wantsSole)
    if (is_new) {
      // Whoever was taken to be gone may not be the only one who thinks itself alone.
      cameMs = sinceStartMs()
      writesUntilMs = 0
    }
    hasSeenNobody = is_alone
    const wasSole = isSole()
    soleUntilMs = is_alone && wantsSole && sentMs >= doubtUntilMs ? sentMs + soleMs : 0
    if (!wasSole) onSole()
    if (!is_other_sole || sinceStartMs() >= cameMs + graceMs) writesUntilMs = sentMs + writesMs
    // Whoever has just come waits for this word.
    if (wantsSole && !is_alone) await stand(false)
  }
  const beat = () => {
    underWay ??= say().finally(() => {
      underWay = undefined
    })
    return underWay
  }
  async function waitToWrite(): Promise<void> {
    while (sinceStartMs() >= writesUntilMs) {
      await beat()
      if (sinceStartMs() < writesUntilMs) return
      await pause(beatMs / 5)
    }
  }
  async function keepTime(): Promise<void> {
    while (!isGone) {
      await pause(beatMs, undefined, { ref: false })
      // While the database is away this server is not sole, and writes nothing either.
      if (!isGone) await beat().catch(() => {})
    }
  }

  await beat()
  keepTime()
  return {
    isSole,
    mayWrite: () => (sinceStartMs() < writesUntilMs ? undefined : waitToWrite()),
    doubt() {
      doubtUntilMs = sinceStartMs() + doubtMs
      soleUntilMs = 0
    },
    async leave() {
      isGone = true
      soleUntilMs = 0
      await underWay?.catch(() => {})
      await leave()
    },
  }
}
