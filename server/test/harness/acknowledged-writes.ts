import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { decodeJwt } from 'jose'
import { expect } from 'vitest'
import { aHome } from './fixtures/factories.ts'
import { aJpeg } from './fixtures/photo-fixtures.ts'

/** Returns a function that returns random numbers from 0 to 1 (mulberry32). The same seed gives the same numbers. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A write that was sent: its content, and whether the server acknowledged it. */
interface SentWrite {
  readonly kind: keyof typeof kinds
  readonly mark: string
  isAcknowledged: boolean
}

interface Home {
  readonly id: string
  readonly address: string
}

/** All data of a customer. It is read once, and then compared with all writes. */
interface StoredData {
  readonly homes: readonly Home[]
  readonly notes: readonly string[]
  readonly tenants: readonly string[]
  readonly firstName: string
}

class ServerBusy extends Error {}

type Send = <Body>(method: string, path: string, body?: unknown) => Promise<Body>

interface Kind {
  /** Sends the write. Throws unless the server acknowledged all of it. */
  readonly write: (send: Send, mark: string, home: string) => Promise<unknown>
  /** Returns how many parts of the write are stored. */
  readonly count: (stored: StoredData, mark: string) => number
  /** The number of parts of the complete write, such as the homes of an upload. */
  readonly whole: number
}

const homesMarked = ({ homes }: StoredData, mark: string) =>
  homes.filter(({ address }) => address.startsWith(mark)).length
const bulk = 20
const csvHeader = 'street,city,state,zip,home_age,is_multifamily,unit_number,roof_age,water_heater_age'

const kinds = {
  home: {
    write: (send, mark) => send('POST', '/v1/properties', [aHome({ street: mark })]),
    count: homesMarked,
    whole: 1,
  },
  'many homes': {
    write: (send, mark) =>
      send(
        'POST',
        '/v1/properties',
        Array.from({ length: bulk }, (_, at) => aHome({ street: `${mark} ${at}` })),
      ),
    count: homesMarked,
    whole: bulk,
  },
  'CSV file': {
    write(send, mark) {
      const rows = Array.from(
        { length: bulk },
        (_, at) => `${mark} ${at},Austin,TX,78701,30,false,,${at},${at}`,
      )
      const form = new FormData()
      form.append('file', new Blob([[csvHeader, ...rows].join('\n')]), 'homes.csv')
      return send('POST', '/v1/properties/csv-bulk-upload', form)
    },
    count: homesMarked,
    whole: bulk,
  },
  note: {
    async write(send, mark, home) {
      const { noteUrl } = await send<{ noteUrl: string }>('POST', `/v1/properties/${home}/notes`, {})
      await send('PUT', noteUrl, Buffer.from(mark))
    },
    count: ({ notes }, mark) => notes.filter((note) => note === mark).length,
    whole: 1,
  },
  tenant: {
    write: (send, mark, home) =>
      send('POST', `/v1/properties/${home}/tenants`, {
        first_name: mark,
        last_name: 'Lovelace',
        is_current: false,
      }),
    count: ({ tenants }, mark) => tenants.filter((tenant) => tenant === mark).length,
    whole: 1,
  },
} satisfies Record<string, Kind>

/** A customer who writes over real connections and records which writes the server acknowledged. */
export class Writer {
  readonly #random: () => number
  readonly #begun: SentWrite[] = []
  #url = ''
  #credentials = { email: '', password: '' }
  #token = ''
  #userId = ''
  #home = ''
  /**
   * The newest first name that the server acknowledged, and the names that were sent after it without an
   * acknowledgement.
   */
  #names: { acknowledged: string; underWay: string[]; isPast?: boolean } = { acknowledged: '', underWay: [] }
  #photos = 0

  constructor(random: () => number) {
    this.#random = random
  }

  get acknowledged(): number {
    return this.#begun.filter(({ isAcknowledged }) => isAcknowledged).length + this.#photos
  }

  /** Returns a copy that keeps the state of the writes as it is now. */
  snapshot(): Writer {
    const past = new Writer(this.#random)
    past.#begun.push(...this.#begun.map((begun) => ({ ...begun })))
    past.#credentials = this.#credentials
    past.#token = this.#token
    past.#userId = this.#userId
    past.#home = this.#home
    past.#photos = this.#photos
    past.#names = { acknowledged: this.#names.acknowledged, underWay: [], isPast: true }
    return past
  }

  /** Connects to the current server. The first call signs up. */
  async connect(url: string): Promise<void> {
    this.#url = url
    if (this.#token) return
    const email = `${randomUUID()}@example.com`
    this.#credentials = { email, password: 'correct horse battery' }
    const { token } = await this.#send<{ token: string }>('POST', '/v1/customers/signup', this.#credentials)
    this.#token = token
    this.#userId = String(decodeJwt(token).user_id)
    const [home] = await this.#send<[Home]>('POST', '/v1/properties', [aHome({ street: 'where notes go' })])
    this.#home = home.id
    await this.#putPhoto()
  }

  /** Writes without a pause until the server ends. */
  async writeUntilTheEnd(hasEnded: () => boolean): Promise<void> {
    while (!hasEnded())
      try {
        await this.#writeOne()
      } catch (error) {
        // A busy server refuses a write and stores nothing of it. The client then continues with another write.
        if (!hasEnded() && !(error instanceof ServerBusy)) throw error
      }
  }

  async #writeOne(): Promise<void> {
    const draw = Math.floor(this.#random() * (Object.keys(kinds).length + 2))
    const kind = (Object.keys(kinds) as (keyof typeof kinds)[])[draw]
    const mark = randomUUID()
    if (kind) {
      const begun: SentWrite = { kind, mark, isAcknowledged: false }
      this.#begun.push(begun)
      await kinds[kind].write((...call) => this.#send(...call), mark, this.#home)
      begun.isAcknowledged = true
    } else if (draw % 2 === 0) {
      this.#names.underWay.push(mark)
      await this.#send('PUT', '/v1/customers/profile', { firstName: mark, lastName: 'Lovelace' })
      this.#names = { acknowledged: mark, underWay: [] }
    } else {
      await this.#putPhoto()
    }
  }

  async #putPhoto(): Promise<void> {
    const { imageUrl } = await this.#send<{ imageUrl: string }>('POST', this.#photoPath, {})
    await this.#send('PUT', imageUrl, await aJpeg())
    this.#photos += 1
  }

  get #photoPath(): string {
    return `/v1/properties/${this.#home}/customers/${this.#userId}/image`
  }

  /**
   * Checks every write. An acknowledged write must exist completely. Any other write must exist completely or not at
   * all.
   */
  async expectAllStored(): Promise<void> {
    const stored = await this.#readAll()
    const broken = this.#begun.filter(({ kind, mark, isAcknowledged }) => {
      const { count, whole } = kinds[kind]
      const there = count(stored, mark)
      return there !== whole && (isAcknowledged || there !== 0)
    })
    expect(broken, 'writes that were lost or exist only partially').toEqual([])
    if (!this.#names.isPast) {
      expect([this.#names.acknowledged, ...this.#names.underWay]).toContain(stored.firstName)
      // From now on this name must stay, even if its write was never acknowledged.
      this.#names = { acknowledged: stored.firstName, underWay: [] }
    }
    if (this.#photos > 0) {
      const { signedURL } = await this.#ask<{ signedURL: string }>('GET', this.#photoPath)
      const photo = await this.#fetch('GET', signedURL)
      expect([photo.status, (await photo.arrayBuffer()).byteLength > 0]).toEqual([200, true])
    }
  }

  async #readAll(): Promise<StoredData> {
    const path = `/v1/properties/${this.#home}`
    const { notes } = await this.#ask<{ notes: { content: string }[] }>('GET', `${path}/notes`)
    const tenants = await this.#ask<{ first_name: string }[]>('GET', `${path}/tenants`)
    const { token } = await this.#ask<{ token: string }>('POST', '/v1/customers/login', this.#credentials)
    return {
      homes: await this.#ask<Home[]>('GET', '/v1/properties'),
      notes: notes.map(({ content }) => content),
      tenants: tenants.map((tenant) => tenant.first_name),
      firstName: String(decodeJwt(token).first_name ?? ''),
    }
  }

  /** Sends a request that may be repeated safely. Repeats it while the server is busy. */
  async #ask<Body>(...request: [method: string, path: string, body?: unknown]): Promise<Body> {
    for (let patience = 20; ; patience -= 1)
      try {
        return await this.#send<Body>(...request)
      } catch (error) {
        if (!(error instanceof ServerBusy) || patience === 0) throw error
        await pause(1_000)
      }
  }

  async #send<Body>(method: string, path: string, body?: unknown): Promise<Body> {
    const response = await this.#fetch(method, path, body)
    const text = await response.text()
    if (response.status === 503) throw new ServerBusy(`${method} ${path} was refused`)
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
    return JSON.parse(text)
  }

  #fetch(method: string, path: string, body?: unknown): Promise<Response> {
    const isRaw = body instanceof FormData || body instanceof Buffer
    return fetch(new URL(path, this.#url), {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(body !== undefined && !isRaw && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isRaw ? (body as FormData) : JSON.stringify(body) }),
    })
  }
}
