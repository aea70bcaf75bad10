/** One request of a load: when it was under way, and what came of it. */
export interface Exchange {
  readonly kind: string
  readonly beganMs: number
  readonly endedMs: number
  /** Undefined where the connection broke. */
  readonly status: number | undefined
}

/** What one client does again and again, given the number of the time. */
export interface Errand {
  readonly kind: string
  /** How many clients do it at once. */
  readonly clients: number
  readonly ask: (turn: number) => Promise<Response>
}

export interface SteadyLoad {
  /** Waits until every kind has been answered so many times more. */
  goOn(times: number): Promise<void>
  /** Lets each client finish its request, and answers what came of all. */
  end(): Promise<readonly Exchange[]>
}

/** Keeps clients busy, each with one request after the other, until it is told to end. */
export function startLoad(errands: readonly Errand[]): SteadyLoad {
  const exchanges: Exchange[] = []
  let isEnding = false
  let turns = 0
  const waiting = new Set<() => void>()

  async function work({ kind, ask }: Errand): Promise<void> {
    while (!isEnding) {
      const beganMs = performance.now()
      turns += 1
      const status = await ask(turns).then(
        async (response) => {
          await response.arrayBuffer()
          return response.status
        },
        () => undefined,
      )
      exchanges.push({ kind, beganMs, endedMs: performance.now(), status })
      for (const look of waiting) look()
    }
  }
  const clients = errands.flatMap((errand) => Array.from({ length: errand.clients }, () => work(errand)))

  return {
    goOn: (times) =>
      new Promise((resolve) => {
        const from = exchanges.length
        const look = () => {
          const since = exchanges.slice(from)
          if (!errands.every(({ kind }) => since.filter((done) => done.kind === kind).length >= times)) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
      }),
    async end() {
      isEnding = true
      await Promise.all(clients)
      return exchanges
    },
  }
}
