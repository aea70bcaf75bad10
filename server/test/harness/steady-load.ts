export interface Exchange {
  readonly kind: string
  readonly beganMs: number
  readonly endedMs: number
  /** Undefined if the connection broke. */
  readonly status: number | undefined
}

/** A request that clients repeat. `ask` gets a number that rises with each request. */
export interface RepeatedRequest {
  readonly kind: string
  readonly clients: number
  readonly ask: (turn: number) => Promise<Response>
}

export interface SteadyLoad {
  /** Waits until this many further requests of every kind are answered. */
  waitForResponses(times: number): Promise<void>
  /** Stops the clients after their current request, and returns all results. */
  end(): Promise<readonly Exchange[]>
}

/**
 * Starts clients that send requests until `end` is called. Each client waits for a response before its next request.
 */
export function startLoad(requests: readonly RepeatedRequest[]): SteadyLoad {
  const exchanges: Exchange[] = []
  let isEnding = false
  let turns = 0
  const waiting = new Set<() => void>()

  async function work({ kind, ask }: RepeatedRequest): Promise<void> {
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
  const clients = requests.flatMap((request) => Array.from({ length: request.clients }, () => work(request)))

  return {
    waitForResponses: (times) =>
      new Promise((resolve) => {
        const from = exchanges.length
        const look = () => {
          const since = exchanges.slice(from)
          if (!requests.every(({ kind }) => since.filter((done) => done.kind === kind).length >= times))
            return
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
