import type { ListName } from '@home-pulse/contract/features/records/format'
import { groupBy } from '@home-pulse/contract/objects'
import { selectEntryPage } from '../changes/queries.ts'
import { describeEntries } from '../changes/read.ts'
import { each, paged } from './page-read.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

export const readPages = {
  properties: each(queries.selectPropertyPage, present.presentProperty),
  units: each(queries.selectUnitPage, present.presentUnit),

  components: paged(
    (sql, { owner }, after) => queries.selectComponentPage(sql, owner, after),
    async (rows, sql, { owner }) => {
      const ids = rows.map(({ id }) => id)
      const installations = await queries.selectInstallationsOf(sql, owner, ids)
      const ofComponent = groupBy(installations, (row) => row.componentId)
      return rows.map((row) => present.presentComponent(row, ofComponent.get(row.id) ?? []))
    },
  ),

  tenants: paged(
    (sql, { owner }, after) => queries.selectTenantPage(sql, owner, after),
    async (rows, sql, { owner }) => {
      const ids = rows.map(({ id }) => id)
      const ofTenant = groupBy(await queries.selectLeasesOf(sql, owner, ids), (row) => row.tenantId)
      return rows.map((row) => present.presentTenant(row, ofTenant.get(row.id) ?? []))
    },
  ),

  notes: each(queries.selectNotePage, present.presentNote),
  photos: each(queries.selectPhotoPage, present.presentPhoto),
  maintenance: each(queries.selectMaintenancePage, present.presentMaintenanceRecord),
  own_tasks: each(queries.selectOwnTaskPage, present.presentOwnTask),
  saved_views: each(queries.selectViewPage, present.presentSavedView),
  reserves: each(queries.selectReservePage, present.presentReserve),

  conversations: paged(
    (sql, { owner }, after) => queries.selectConversationPage(sql, owner, after),
    async (rows, sql, { owner }) => {
      const ids = rows.map(({ id }) => id)
      const exchanges = await queries.selectExchangesOf(sql, owner, ids)
      const ofConversation = groupBy(exchanges, (row) => row.conversationId)
      return rows.map((row) => present.presentConversation(row, ofConversation.get(row.id) ?? []))
    },
  ),

  changes: paged(
    (sql, { owner }, after) => selectEntryPage(sql, owner, after, queries.pageSize),
    async (rows, sql, requester) =>
      (await describeEntries(sql, requester, rows)).map((entry, index) =>
        present.presentChange(rows[index], entry),
      ),
  ),
} satisfies { readonly [Name in ListName]: unknown }
