import type * as attention from '@home-pulse/contract/features/attention'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { type CallData, CallFailed, endpoint } from '../../platform/api.ts'

const needsAttention = endpoint<typeof attention.needsAttention>('GET', '/v1/properties/:id/needs-attention')

/** Something overdue or coming due, with what it will cost where that is known. */
export type AttentionItem = CallData<typeof attention.needsAttention>['managementItems'][number] & {
  cost: number | undefined
}

const pageSize = 50

/** What needs attention in all of a customer's properties, most urgent first, a page at a time. */
export const attentionQuery = (userId: string) =>
  infiniteQueryOptions({
    // Under the properties' key: what changes a property may change what needs attention.
    queryKey: ['properties', 'attention', userId],
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = { limit: pageSize, ...(cursor !== undefined && { cursor }) }
      const answer = await needsAttention({ params: { id: userId }, query, signal })
      if (!answer.ok) throw new CallFailed(answer)
      return { items: withCosts(answer.data), next: answer.next }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  })

/** Each item with the cost of the component of the same id. */
function withCosts({
  managementItems,
  components,
}: CallData<typeof attention.needsAttention>): AttentionItem[] {
  const costs = new Map(components.map(({ id, cost }) => [id, cost]))
  return managementItems.map((item) => ({ ...item, cost: costs.get(item.id) }))
}
