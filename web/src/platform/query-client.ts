import { QueryClient } from '@tanstack/react-query'
import { CallFailed } from './api.ts'

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
