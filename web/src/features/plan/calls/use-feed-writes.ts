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
          done: 'Link created successfully',
          failed: 'Failed to create link',
          networkFailed: 'Network error while creating link',
        },
        () => createFeed({}),
        (feed) => queries.setQueryData(feedQuery.queryKey, feed),
      ),
    revoke: () =>
      run(
        {
          done: 'Link revoked successfully',
          failed: 'Failed to revoke link',
          networkFailed: 'Network error while revoking link',
        },
        () => revokeFeed({}),
        (feed) => queries.setQueryData(feedQuery.queryKey, feed),
      ),
  }
}
