import type * as attention from '@home-pulse/contract/features/attention'
import type { PlainDate } from '@home-pulse/contract/primitives'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { type CallData, CallFailed, endpoint } from '../../platform/api.ts'
import { readDate } from '../../platform/plain-date.ts'
import { readList, readNumber, readText, readTextOrNull, type Unread } from '../../platform/wire-values.ts'

const needsAttention = endpoint<typeof attention.needsAttention>('GET', '/v1/properties/:id/needs-attention')

type Sent = CallData<typeof attention.needsAttention>
type SentItem = Sent['managementItems'][number]

/** Something overdue or coming due, with what it will cost where that is known. */
export interface AttentionItem {
  id: string
  name: string
  status: SentItem['status']
  propertyId: string
  propertyAddress: string
  unitNumber: string | null
  forecastedReplacementDate: PlainDate | null
  daysDifference: number
  installedOn: PlainDate | null
  forecastLow: PlainDate | null
  forecastHigh: PlainDate | null
  /** Probability, 0 to 1. */
  failureWithin12Months: number | undefined
  cost: number | undefined
}

const pageSize = 50

/** The attention list over all properties, most urgent first, in pages. */
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
function withCosts({ managementItems, components }: Unread<Sent>): AttentionItem[] {
  const costs = new Map(
    readList<Sent['components'][number]>(components).map(({ id, cost }) => [id, readNumber(cost)]),
  )
  return readList<SentItem>(managementItems).map((sent) => ({
    id: readText(sent.id),
    name: readText(sent.name),
    status: sent.status === 'overdue' ? 'overdue' : 'coming_due',
    propertyId: readText(sent.propertyId),
    propertyAddress: readText(sent.propertyAddress),
    unitNumber: readTextOrNull(sent.unitNumber),
    forecastedReplacementDate: readDate(sent.forecastedReplacementDate),
    daysDifference: readNumber(sent.daysDifference) ?? 0,
    installedOn: readDate(sent.installedOn),
    forecastLow: readDate(sent.forecastLow),
    forecastHigh: readDate(sent.forecastHigh),
    failureWithin12Months: readNumber(sent.failureWithin12Months),
    cost: costs.get(sent.id),
  }))
}
