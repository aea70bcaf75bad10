import type * as recordsImport from '@home-pulse/contract/features/records/import'
import type * as records from '@home-pulse/contract/features/records/records'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type CallData, CallFailed, dataOf, endpoint, firstPage } from '../../platform/calls/api.ts'
import { recordKeys } from '../../platform/calls/query-keys.ts'

export const startExport = endpoint<typeof records.startExport>('POST', '/v1/records/exports')
const readExport = endpoint<typeof records.readExport>('GET', '/v1/records/exports')
export const deleteAccount = endpoint<typeof records.deleteAccount>('POST', '/v1/records/deletion')
export const startImport = endpoint<typeof recordsImport.startImport>('POST', '/v1/records/imports')
export const commitImport = endpoint<typeof recordsImport.commitImport>(
  'POST',
  '/v1/records/imports/landings',
)
const listChanges = endpoint<typeof records.listChanges>('GET', '/v1/records/changes')

export type Change = CallData<typeof records.listChanges>[number]
export type ChangeKind = records.ChangeKind
export type ExportStatus = NonNullable<CallData<typeof records.readExport>['export']>

/** The progress of the newest export. */
export const exportQuery = queryOptions({
  queryKey: recordKeys.export,
  queryFn: async ({ signal }) => dataOf(await readExport({ signal })).export,
  staleTime: 0,
})

export interface ChangeFilter {
  kind: ChangeKind | ''
  propertyId: string | undefined
}

/** The history of changes, newest first, in pages. */
export const changesQuery = ({ kind, propertyId }: ChangeFilter) =>
  infiniteQueryOptions({
    queryKey: recordKeys.changes({ kind, propertyId }),
    queryFn: async ({ pageParam: cursor, signal }) => {
      const answer = await listChanges({
        query: {
          ...(kind !== '' && { kind }),
          ...(propertyId !== undefined && { propertyId }),
          ...(cursor !== undefined && { cursor }),
        },
        signal,
      })
      if (!answer.ok) throw new CallFailed(answer)
      return { rows: answer.data, next: answer.next }
    },
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  })
