import {
  createTenant,
  cursorOfAddress,
  listAddresses,
  listTenants,
  renewContract,
  type Tenant,
  updateTenant,
} from '@home-pulse/contract/features/tenants/tenants'
import { maxWholeListEntries } from '@home-pulse/contract/primitives'
import { componentTypes } from '@home-pulse/contract/vocabulary'
import type { Sql } from '../../platform/database/database.ts'
import { type ApiError, apiError } from '../../platform/errors/api-error.ts'
import { isWholeAndByUnitViolation, wholeOrByUnitMessage } from '../../platform/errors/database-errors.ts'
import { createOnce } from '../../platform/http/idempotency.ts'
import { mapYielding } from '../../platform/http/load/yielding-loop.ts'
import { pageOf } from '../../platform/http/pagination.ts'
import type { Session } from '../../platform/http/session.ts'
import { findOwnProperty, type OwnedProperty } from '../../platform/tenancy/ownership.ts'
import { type ComponentRow, selectComponents } from '../components/queries.ts'
import { selectAddresses } from './address-queries.ts'
import { addTenant, appendLease, changeTenant } from './commands.ts'
import { registerTenantImport } from './import/routes.ts'
import { presentAddressRow, presentTenant } from './present.ts'
import { isSecondTenant, selectTenancies } from './queries.ts'
import { registerRentRoll } from './rent-roll/routes.ts'
import type { TenantsServices } from './services.ts'

export function registerTenants(services: TenantsServices): void {
  const { bind, gate } = services
  registerRentRoll(services)
  registerTenantImport(services)

  bind(listTenants, ({ params, session }) =>
    gate.read(session.owner, async (sql) => {
      const property = await findOwnProperty(sql, session.owner, params.id)
      return property ? readTenants(sql, session, property) : apiError('not_found')
    }),
  )

  bind(createTenant, ({ params, body, session, request }) =>
    mapTenantConflict(
      createOnce(services, session, request, async (sql) => {
        const property = await requireProperty(sql, session, params.id)
        const tenantId = await addTenant(services, sql, session, property, body)
        return readTenant(sql, session, property, tenantId)
      }),
    ),
  )

  bind(updateTenant, ({ params, body, session }) =>
    mapTenantConflict(
      gate.write(session.owner, session.actor, async (sql) => {
        const property = await requireProperty(sql, session, params.id)
        const tenancy = await requireTenancy(sql, session, property, params.tenantId)
        await changeTenant(sql, session, property, tenancy, body)
        return readTenant(sql, session, property, params.tenantId)
      }),
    ),
  )

  bind(renewContract, ({ params, body, session, request }) =>
    mapTenantConflict(
      createOnce(services, session, request, async (sql) => {
        const property = await requireProperty(sql, session, params.id)
        const tenancy = await requireTenancy(sql, session, property, params.tenantId)
        await appendLease(services, sql, session, tenancy, body)
        return readTenant(sql, session, property, params.tenantId)
      }),
    ),
  )

  bind(listAddresses, ({ params, query, session, reply }) =>
    gate.read(session.owner, async (sql) => {
      const { owner, userId } = session
      if (params.id !== userId) {
        const rows = await selectAddresses(sql, owner, { propertyId: params.id, limit: 1 })
        return rows.length > 0 ? rows.map(presentAddressRow) : apiError('not_found')
      }
      const { limit = maxWholeListEntries } = query
      const rows = await selectAddresses(sql, owner, { ...query, limit })
      const page = pageOf(rows, limit, reply, ({ id, leaseEndsOn }) =>
        cursorOfAddress({ leaseEndsOn, propertyId: id }),
      )
      return page.map(presentAddressRow)
    }),
  )
}

// This function throws instead of returning an error, so that the transaction is rolled back.
async function requireProperty(sql: Sql, { owner }: Session, id: string): Promise<OwnedProperty> {
  const property = await findOwnProperty(sql, owner, id)
  if (!property) throw apiError('not_found')
  return property
}

async function requireTenancy(sql: Sql, { owner }: Session, property: OwnedProperty, tenantId: string) {
  const [tenancy] = await selectTenancies(sql, owner, property, tenantId)
  if (!tenancy) throw apiError('not_found')
  return tenancy.latest
}

async function readTenants(
  sql: Sql,
  { owner, today }: Session,
  property: OwnedProperty,
  tenantId?: string,
): Promise<Tenant[]> {
  const [tenancies, components] = await Promise.all([
    selectTenancies(sql, owner, property, tenantId),
    selectComponents(sql, owner, property, componentTypes),
  ])
  const ofUnit = new Map<string, ComponentRow[]>()
  for (const component of components)
    if (component.unitId !== null) {
      const others = ofUnit.get(component.unitId)
      if (others) others.push(component)
      else ofUnit.set(component.unitId, [component])
    }
  return mapYielding(tenancies, (tenancy) => {
    const { unitId } = tenancy.latest
    return presentTenant(tenancy, unitId === null ? components : (ofUnit.get(unitId) ?? []), today)
  })
}

async function readTenant(sql: Sql, session: Session, property: OwnedProperty, id: string): Promise<Tenant> {
  const [tenant] = await readTenants(sql, session, property, id)
  if (!tenant) throw apiError('not_found')
  return tenant
}

/**
 * Waits for a write. Returns a 409 error if the database refuses a second current tenant. Only the database can detect
 * such a conflict between simultaneous requests.
 */
async function mapTenantConflict(write: Promise<Tenant>): Promise<Tenant | ApiError> {
  try {
    return await write
  } catch (error) {
    if (isWholeAndByUnitViolation(error))
      return apiError('current_tenant_exists', { message: wholeOrByUnitMessage })
    if (isSecondTenant(error)) return apiError('current_tenant_exists')
    throw error
  }
}
