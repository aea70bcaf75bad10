import { useQueryClient } from '@tanstack/react-query'
import { useWrite } from '../../../platform/calls/use-write.ts'
import { createFeed, feedQuery, revokeFeed } from './api.ts'

/** Creates and revokes the URL of the calendar feed. Each function returns true if it succeeded. */
export function useFeedWrites() {
  const queries = useQueryClient()
  const { isBusy, run } = useWrite()
  return {
    isBusy,
    create: () =>
      run(
        {
          done: 'Address created successfully',
          failed: 'Failed to create address',
          networkFailed: 'Network error while creating address',
        },
        () => createFeed({}),
        (feed) => queries.setQueryData(feedQuery.queryKey, feed),
      ),
    revoke: () =>
      run(
        {
          done: 'Address revoked successfully',
          failed: 'Failed to revoke address',
          networkFailed: 'Network error while revoking address',
        },
        () => revokeFeed({}),
        (feed) => queries.setQueryData(feedQuery.queryKey, feed),
      ),
  }
}
