import * as contract from '@home-pulse/contract/features/portfolio/views'
import { maxViews } from '@home-pulse/contract/terms'
import { nowDate } from '../../platform/config/clock.ts'
import { apiError } from '../../platform/errors/api-error.ts'
import { required } from '../../platform/tenancy/ownership.ts'
import type { PortfolioServices } from './services.ts'
import { deleteView, selectViews, upsertView, type ViewRow } from './view-queries.ts'

const present = ({ id, name, search }: ViewRow): contract.View => ({ id, name, search })

/** Registers the routes for saved views, which are named filters of the table of homes. */
export function registerViews({ bind, clock, gate, makeId }: PortfolioServices): void {
  bind(contract.listViews, ({ session: { owner } }) =>
    gate.read(owner, async (sql) => (await selectViews(sql, owner)).map(present)),
  )

  bind(contract.saveView, ({ body: { name, search }, session: { owner, actor } }) =>
    gate.write(owner, actor, async (sql) => {
      // A write locks the customer's data, so two simultaneous requests cannot both add the last permitted
      // view.
      const views = await selectViews(sql, owner)
      const isNew = views.every((view) => view.name !== name)
      if (isNew && views.length >= maxViews) throw apiError('too_many_views')
      await upsertView(sql, owner, { id: makeId(), name, search, createdAt: nowDate(clock) })
      const saved = (await selectViews(sql, owner)).find((view) => view.name === name)
      return present(required(saved))
    }),
  )

  bind(contract.deleteView, ({ params, session: { owner, actor } }) =>
    gate.write(owner, actor, async (sql) => ({ id: required(await deleteView(sql, owner, params.id)) })),
  )
}
