import * as contract from '@home-pulse/contract/features/components/components'
import { maxInstallations, readComponent } from '@home-pulse/contract/features/components/one-component'
import { nowDate } from '../../platform/config/clock.ts'
import type { Sql } from '../../platform/database/database.ts'
import { createOnce } from '../../platform/http/idempotency.ts'
import type { Session } from '../../platform/http/session.ts'
import {
  findOwnComponent,
  findOwnProperty,
  type OwnedComponent,
  required,
} from '../../platform/tenancy/ownership.ts'
import { countEndedLife } from './evidence/queries.ts'
import { addComponent, correctComponent, replaceComponent } from './life-commands.ts'
import { selectInstallations, selectUnitNumber } from './one-component-queries.ts'
import { presentInstallation, presentOne } from './present.ts'
import { archiveComponent, selectComponent } from './queries.ts'
import type { ComponentsServices } from './services.ts'

/** Registers the routes that add, read, correct, replace, remove and restore one component. */
export function registerComponentLife(services: ComponentsServices): void {
  const { bind, clock, gate } = services

  bind(contract.addComponent, ({ params, body, session, request }) =>
    createOnce(services, session, request, async (sql) => {
      const property = required(await findOwnProperty(sql, session.owner, params.id))
      const row = await addComponent(services, sql, session, property, body)
      return presentOne(row, { state: property.state, today: session.today })
    }),
  )

  bind(readComponent, ({ params, session }) =>
    gate.read(session.owner, async (sql) => {
      const found = required(await findOwnComponent(sql, session.owner, params.id))
      const component = await presentFound(sql, session, found)
      const rows = await selectInstallations(sql, session.owner, found, maxInstallations)
      return {
        component,
        unit_number: await selectUnitNumber(sql, session.owner, component.unit_id),
        installations: rows.map(presentInstallation),
      }
    }),
  )

  bind(contract.correctComponent, ({ params, body, session }) =>
    gate.write(session.owner, session.actor, async (sql) => {
      const component = required(await findOwnComponent(sql, session.owner, params.id))
      await correctComponent(sql, session, component, body)
      return presentFound(sql, session, component)
    }),
  )

  bind(contract.replaceComponent, ({ params, body, session, request }) =>
    createOnce(services, session, request, async (sql) => {
      const component = required(await findOwnComponent(sql, session.owner, params.id))
      await replaceComponent(services, sql, session, component, body)
      await countEndedLife(sql, session.owner, component)
      return presentFound(sql, session, component)
    }),
  )

  bind(contract.removeComponent, ({ params, session }) =>
    gate.write(session.owner, session.actor, async (sql) => {
      const component = required(await findOwnComponent(sql, session.owner, params.id))
      await archiveComponent(sql, session.owner, component, nowDate(clock))
      return { id: component.id }
    }),
  )

  bind(contract.restoreComponent, ({ params, session }) =>
    gate.write(session.owner, session.actor, async (sql) => {
      const found = await findOwnComponent(sql, session.owner, params.id, { includeArchived: true })
      const component = required(found)
      await archiveComponent(sql, session.owner, component, null)
      return presentFound(sql, session, component)
    }),
  )
}

async function presentFound(sql: Sql, { owner, today }: Session, component: OwnedComponent) {
  const row = required(await selectComponent(sql, owner, component))
  return presentOne(row, { state: component.property.state, today })
}
