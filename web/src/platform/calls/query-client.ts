import { notifyManager, QueryClient, type QueryKey } from '@tanstack/react-query'
import { currentUser, onSessionChange } from '../session/session.ts'
import { CallFailed } from './api.ts'

/**
 * Returns true for the first retry after a lost connection. An error response is not retried, because the server would
 * send the same error.
 */
function shouldRetry(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof CallFailed && error.network
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: shouldRetry, retryDelay: 400, staleTime: 10_000, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})

/**
 * Clears the cache when another person signs in or the session ends, in this tab or another, so that no data is shown
 * to the wrong person. Must be called before the first screen is rendered, so that the cache is cleared before a screen
 * reacts. Returns a function that stops the observation.
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
