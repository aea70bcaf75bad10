import { notifyManager, QueryClient, type QueryKey } from '@tanstack/react-query'
import { CallFailed } from './api.ts'
import { currentUser, onSessionChange } from './session.ts'

/** A refusal stays a refusal however often one asks; only a lost connection is worth a second try. */
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
 * Nothing fetched for one person is ever shown to another: what is cached goes as soon as somebody else is signed in,
 * or nobody, here or in another tab. Call it before the first screen stands, so that it hears of the change first.
 * Answers how to stop.
 */
export function forgetOnPersonChange(queries: QueryClient): () => void {
  let userId = currentUser()?.userId
  return onSessionChange(() => {
    const nextId = currentUser()?.userId
    if (nextId === userId) return
    userId = nextId
    queries.clear()
  })
}

/**
 * Has everything under a key fetched again, and waits until the screens that show it have been told, which TanStack does
 * in a later turn than the one in which its own promise is kept.
 */
export async function refetched(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.invalidateQueries({ queryKey })
  await new Promise<void>((resolve) => notifyManager.schedule(resolve))
}
