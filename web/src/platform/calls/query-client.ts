import { notifyManager, QueryClient, type QueryKey } from '@tanstack/react-query'
import { currentUser, onSessionChange } from '../session/session.ts'
import { CallFailed } from './api.ts'

const isOverload = (error: Error) => error instanceof CallFailed && error.problem?.code === 'unavailable'

/**
 * Returns true for the first retry if the connection was lost or the server was overloaded. Other error responses are
 * not retried, because the server would send the same error again.
 */
function shouldRetry(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof CallFailed && (error.network || isOverload(error))
}

/**
 * The time before a retry. If the server was overloaded, it is longer and partly random, so that many pages do not
 * retry at the same moment.
 */
const retryDelayMs = (_: number, error: Error) => (isOverload(error) ? 1_000 + Math.random() * 1_000 : 400)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: shouldRetry, retryDelay: retryDelayMs, staleTime: 10_000, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})

/**
 * Clears the cache when another person signs in or the session ends, in this tab or another, so that no data is shown
 * to the wrong person. Must be called before the first screen is rendered, so that the cache is cleared before a screen
 * reacts. Returns a function that removes the listener.
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
 * Refetches everything under a key, and waits until the screens have the data. TanStack Query notifies the screens only
 * after its own promise has resolved.
 */
export async function refetchAndWait(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.invalidateQueries({ queryKey })
  await new Promise<void>((resolve) => notifyManager.schedule(resolve))
}
