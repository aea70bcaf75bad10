import { listArchivedProperties, maxArchivedListed } from '@home-pulse/contract/features/properties/archived'
import * as contract from '@home-pulse/contract/features/properties/properties'
import { nowDate } from '../../platform/config/clock.ts'
import type { Sql } from '../../platform/database/database.ts'
import { apiError } from '../../platform/errors/api-error.ts'
import { isWholeAndByUnitViolation, wholeOrByUnitMessage } from '../../platform/errors/database-errors.ts'
import { createOnce } from '../../platform/http/idempotency.ts'
import type { Session } from '../../platform/http/session.ts'
import { findOwnProperty, findOwnUnit, required } from '../../platform/tenancy/ownership.ts'
import { selectUnitComponents } from '../components/queries.ts'
import { describeProperty } from './commands.ts'
import { addUnit, correctProperty, removeUnit, restoreUnit } from './life-commands.ts'
import { presentArchived, presentUnit } from './present.ts'
import {
  archiveProperty,
  selectArchivedProperties,
  selectProperty,
  selectUnit,
  updateUnit,
} from './queries.ts'
import type { PropertiesServices } from './services.ts'

/** Registers the routes that change, remove and restore properties and units, and that add units. */
export function registerPropertyLife(services: PropertiesServices): void {
  const { bind, clock, gate } = services

  bind(contract.updateProperty, ({ params, body, session }) =>
    gate.write(session.owner, session.actor, async (sql) => {
      const [property, before] = await Promise.all([
        findOwnProperty(sql, session.owner, params.id),
        selectProperty(sql, session.owner, params.id),
      ])
      return correctProperty(sql, session, required(property), required(before), body)
    }),
  )

  bind(contract.removeProperty, ({ params, session }) =>
    gate.write(session.owner, session.actor, async (sql) => {
      const property = required(await findOwnProperty(sql, session.owner, params.id))
      await archiveProperty(sql, session.owner, property, nowDate(clock))
      return { id: property.id }
    }),
  )

  bind(listArchivedProperties, ({ session }) =>
    gate.read(session.owner, async (sql) => {
      const rows = await selectArchivedProperties(sql, session.owner, maxArchivedListed)
      return rows.map(presentArchived)
    }),
  )

  bind(contract.restoreProperty, ({ params, session }) =>
    gate.write(session.owner, session.actor, async (sql) => {
      const found = await findOwnProperty(sql, session.owner, params.id, { includeArchived: true })
      const property = required(found)
      await archiveProperty(sql, session.owner, property, null)
      return readProperty(sql, session, property.id)
    }),
  )

  bind(contract.addUnit, ({ params, body, session, request }) =>
    createOnce(services, session, request, async (sql) => {
      const property = required(await findOwnProperty(sql, session.owner, params.id))
      const id = await addUnit(services, sql, session, property, body)
      return readUnit(sql, session, id)
    }),
  )

  bind(contract.updateUnit, ({ params, body, session }) =>
    gate.write(session.owner, session.actor, async (sql) => {
      const unit = required(await findOwnUnit(sql, session.owner, params.id))
      await updateUnit(sql, session.owner, unit, { unitNumber: body.unitNumber })
      return readUnit(sql, session, unit.id)
    }),
  )

  bind(contract.removeUnit, ({ params, session }) =>
    gate.write(session.owner, session.actor, async (sql) => {
      const unit = required(await findOwnUnit(sql, session.owner, params.id))
      await removeUnit(services, sql, session, unit)
      return { id: unit.id }
    }),
  )

  bind(contract.restoreUnit, async ({ params, session }) => {
    try {
      return await gate.write(session.owner, session.actor, async (sql) => {
        const unit = required(await findOwnUnit(sql, session.owner, params.id, { includeArchived: true }))
        await restoreUnit(sql, session, unit)
        return readUnit(sql, session, unit.id)
      })
    } catch (error) {
      // A building is rented either as a whole or by unit. This error means that the restored unit has a current
      // tenant, but the building was rented as a whole after the unit was removed.
      if (isWholeAndByUnitViolation(error))
        return apiError('current_tenant_exists', { message: wholeOrByUnitMessage })
      throw error
    }
  })
}

async function readProperty(sql: Sql, session: Session, id: string) {
  const row = required(await selectProperty(sql, session.owner, id))
  return describeProperty(sql, session, row)
}

async function readUnit(sql: Sql, { owner, today }: Session, id: string) {
  const unit = required(await findOwnUnit(sql, owner, id))
  const row = required(await selectUnit(sql, owner, unit))
  const appliances = await selectUnitComponents(sql, owner, unit)
  return presentUnit(row, appliances, { state: unit.property.state, today })
}
