import * as contract from '@home-pulse/contract/features/components'
import { nowDate } from '../../platform/clock.ts'
import type { Sql } from '../../platform/database.ts'
import { createOnce } from '../../platform/idempotency.ts'
import { type OwnedComponent, orNotFound, ownComponent, ownProperty } from '../../platform/owned.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Session } from '../../platform/session.ts'
import { countEndedLife } from './evidence-queries.ts'
import { addComponent, correctComponent, replaceComponent } from './life-commands.ts'
import { presentOne } from './present.ts'
import { archiveComponent, selectComponent } from './queries.ts'

/** The life of a component after it was entered. */
export function registerComponentLife(platform: Platform): void {
  const { bind, clock, gate } = platform

  bind(contract.addComponent, ({ params, body, session, request }) =>
    createOnce(platform, session, request, async (sql) => {
      const property = orNotFound(await ownProperty(sql, session.owner, params.id))
      const id = await addComponent(platform, sql, session, property, body)
      return readComponent(sql, session, orNotFound(await ownComponent(sql, session.owner, id)))
    }),
  )

  bind(contract.correctComponent, ({ params, body, session }) =>
    gate.write(session.owner, session.actor, async (sql) => {
      const component = orNotFound(await ownComponent(sql, session.owner, params.id))
      await correctComponent(sql, session, component, body)
      return readComponent(sql, session, component)
    }),
  )

  bind(contract.replaceComponent, ({ params, body, session, request }) =>
    createOnce(platform, session, request, async (sql) => {
      const component = orNotFound(await ownComponent(sql, session.owner, params.id))
      await replaceComponent(platform, sql, session, component, body)
      await countEndedLife(sql, session.owner, component)
      return readComponent(sql, session, component)
    }),
  )

  bind(contract.removeComponent, ({ params, session }) =>
    gate.write(session.owner, session.actor, async (sql) => {
      const component = orNotFound(await ownComponent(sql, session.owner, params.id))
      await archiveComponent(sql, session.owner, component, nowDate(clock))
      return { id: component.id }
    }),
  )

  bind(contract.restoreComponent, ({ params, session }) =>
    gate.write(session.owner, session.actor, async (sql) => {
      const found = await ownComponent(sql, session.owner, params.id, { evenArchived: true })
      const component = orNotFound(found)
      await archiveComponent(sql, session.owner, component, null)
      return readComponent(sql, session, component)
    }),
  )
}

async function readComponent(sql: Sql, { owner, today }: Session, component: OwnedComponent) {
  const row = orNotFound(await selectComponent(sql, owner, component))
  return presentOne(row, { state: component.property.state, today })
}
