import { notifyManager, QueryClient, type QueryKey } from '@tanstack/react-query'
import { currentUser, onSessionChange } from '../session/session.ts'
import { CallFailed } from './api.ts'

const isOverload = (error: Error) => error instanceof CallFailed && error.problem?.code === 'unavailable'

/**
 * Returns true if a request should be sent again: only once, and only after a lost connection or if the server was
 * overloaded. After other errors, the server would send the same error again.
 */
function shouldRetry(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof CallFailed && (error.network || isOverload(error))
}

/**
 * The delay before a retry. If the server was overloaded, the delay is longer and partly random, so that not all pages
 * retry at once.
 */
const retryDelayMs = (_: number, error: Error) => (isOverload(error) ? 1_000 + Math.random() * 1_000 : 400)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: shouldRetry, retryDelay: retryDelayMs, staleTime: 10_000, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})

/**
 * Clears the cache after a sign-out, and when another person signs in, even in another tab. So no person sees the data
 * of another. Must be called before the first screen is rendered, so that its listener runs before
 * those of the screens. Returns a function that removes the listener.
 */
export function clearCacheOnUserChange(queries: QueryClient): () => void {
  let userId = currentUser()?.userId
  return onSessionChange(() => {
    const nextId = currentUser()?.userId
    if (nextId === userId) return
    userId = nextId
    queries.clear()
  })
}

/**
 * Refetches all queries under a key, and waits until the screens have the new data. The promise of TanStack Query
 * resolves before the screens are notified.
 */
export async function refetchAndWait(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.invalidateQueries({ queryKey })
  await new Promise<void>((resolve) => notifyManager.schedule(resolve))
}
