import type * as conversations from '@home-pulse/contract/features/homebot/conversations'
import type * as homebot from '@home-pulse/contract/features/homebot/homebot'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type CallData, dataOf, endpoint, eventEndpoint } from '../../platform/calls/api.ts'
import { homebotKeys } from '../../platform/calls/query-keys.ts'
import { readList } from '../../platform/calls/wire-values.ts'

export const askHomebot = eventEndpoint<typeof homebot.askHomebot>(
  'POST',
  '/v1/home-bot/ask-lifecycle-question',
)
export const listExchanges = endpoint<typeof conversations.listHomebotExchanges>(
  'GET',
  '/v1/home-bot/exchanges',
)
export const deleteExchanges = endpoint<typeof conversations.removeHomebotConversations>(
  'DELETE',
  '/v1/home-bot/conversations',
)

/** A stored question with its answer. */
export type Exchange = CallData<typeof conversations.listHomebotExchanges>[number]
const listAppliances = endpoint<typeof homebot.listHomebotAppliances>('GET', '/v1/home-bot/appliances')

/** An appliance that a question can be about. */
export type ApplianceOption = CallData<typeof homebot.listHomebotAppliances>[number]

/** The number of appliances listed before a search. A search finds the other appliances. */
export const maxAppliances = 100

/** The appliances of all properties that match every word of the search. */
export const appliancesFoundQuery = (search: string) =>
  queryOptions({
    // The key begins with the key of the properties, so that a change of a property refetches this list, too.
    queryKey: homebotKeys.appliances(search),
    queryFn: async ({ signal }) => {
      const query = { limit: maxAppliances, ...(search && { q: search }) }
      const sent = readList<ApplianceOption>(dataOf(await listAppliances({ query, signal })))
      // The cast is safe, because only our own server sends this list. The filter removes entries without an id or a
      // type.
      return sent.filter(({ id, applianceType }) => id && applianceType) as ApplianceOption[]
    },
    placeholderData: keepPreviousData,
  })
