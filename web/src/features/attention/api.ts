import type * as attention from '@home-pulse/contract/features/attention/attention'
import type { PlainDate } from '@home-pulse/contract/primitives'
import { structureTypes } from '@home-pulse/contract/vocabulary'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { type Answer, type CallData, CallFailed, endpoint, firstPage } from '../../platform/calls/api.ts'
import { attentionKeys } from '../../platform/calls/query-keys.ts'
import {
  readList,
  readNumber,
  readText,
  readTextOrNull,
  type Unvalidated,
} from '../../platform/calls/wire-values.ts'
import { readDate } from '../../platform/plain-date.ts'
import { updateAppliances, updateStructures } from '../components/api.ts'

const needsAttention = endpoint<typeof attention.needsAttention>('GET', '/v1/properties/:id/needs-attention')

type Sent = CallData<typeof attention.needsAttention>
type SentItem = Sent['managementItems'][number]

/** A component that is overdue or coming due, with its cost if known. */
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
  /** True if the screen asks whether the component is still in place. */
  asksConfirmation: boolean
  cost: number | undefined
}

/** Records that the component still works, so that the server recalculates its date. */
export async function confirm({
  id,
  name,
  propertyId,
}: Pick<AttentionItem, 'id' | 'name' | 'propertyId'>): Promise<Answer<unknown>> {
  const updates = [{ id, still_working: true }]
  const params = { id: propertyId }
  return structureTypes.some((type) => type === name)
    ? updateStructures({ params, body: { structureUpdates: updates } })
    : updateAppliances({ params, body: { applianceUpdates: updates } })
}

const pageSize = 50

/** The attention list of all properties, most urgent first, a page at a time. */
export const attentionQuery = (userId: string) =>
  infiniteQueryOptions({
    // The key begins with the key of the properties, so that a change of a property refetches this list, too.
    queryKey: attentionKeys.list(userId),
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = { limit: pageSize, ...(cursor !== undefined && { cursor }) }
      const answer = await needsAttention({ params: { id: userId }, query, signal })
      if (!answer.ok) throw new CallFailed(answer)
      return { items: withCosts(answer.data), next: answer.next }
    },
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.next,
  })

/** Adds to each item the cost of the component with the same id. */
function withCosts({ managementItems, components }: Unvalidated<Sent>): AttentionItem[] {
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
    asksConfirmation: sent.asksConfirmation === true,
    cost: costs.get(sent.id),
  }))
}
