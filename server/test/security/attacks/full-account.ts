import type { Component } from '@home-pulse/contract/features/components/components'
import type { HomebotAnswer } from '@home-pulse/contract/features/homebot/homebot'
import type { createNote, Note } from '@home-pulse/contract/features/notes/notes'
import type { createPhoto } from '@home-pulse/contract/features/photos/photos'
import type { createOwnTask } from '@home-pulse/contract/features/plan/own-tasks'
import type { recordMaintenance } from '@home-pulse/contract/features/plan/plan'
import type { View } from '@home-pulse/contract/features/portfolio/views'
import type { Property, Unit } from '@home-pulse/contract/features/properties/properties'
import type { Tenant } from '@home-pulse/contract/features/tenants/tenants'
import type { RouteResponse } from '@home-pulse/contract/route'
import { vi } from 'vitest'
import { aHome, type Customer, pay, signUp } from '../../harness/fixtures/factories.ts'
import { copyOf, stage } from '../../harness/fixtures/import-export-fixtures.ts'
import { aTenant, tenantsOf } from '../../harness/fixtures/landlord.ts'
import { aPng } from '../../harness/fixtures/photo-fixtures.ts'
import { putTo } from '../../harness/fixtures/signed-links.ts'
import type { World } from '../../harness/harness.ts'

/** A customer with one resource of each kind and the ids of these resources, but without files and imports. */
export interface AccountWithoutFiles {
  readonly customer: Customer
  /** A text that occurs in every text field of this customer, and not in the data of other customers. */
  readonly canary: string
  readonly ids: Readonly<Record<Exclude<ResourceName, 'import'>, string>>
  /** The token in the calendar URL, which works without a session. */
  readonly calendarToken: string
}

/** A customer with one resource of each kind. `ids` has every id that a request can contain. */
export interface FullAccount extends AccountWithoutFiles {
  readonly ids: Readonly<Record<ResourceName, string>>
  /** A signed URL of the photo, which works without a session. */
  readonly photoUrl: string
}

export type ResourceName =
  | 'customer'
  | 'property'
  | 'archivedProperty'
  | 'unit'
  | 'otherUnit'
  | 'archivedUnit'
  | 'appliance'
  | 'structure'
  | 'archivedComponent'
  | 'tenant'
  | 'note'
  | 'event'
  | 'ownTask'
  | 'view'
  | 'conversation'
  | 'import'

/** A task for the dryer. Each customer here has done it once. */
export const taskId = 'dryer-clean-vent'

/**
 * Creates a customer with one resource of each kind through the API. Every text field contains the canary. Takes
 * about a second, most of it for the export and the import.
 */
export async function buildFullAccount(world: World, canary: string): Promise<FullAccount> {
  const account = await buildAccountWithoutFiles(world, canary)
  const { customer, ids } = account
  const { id } = await stage(world, customer, (await copyOf(world, customer)).bytes)
  const photoUrl = await addPhoto(world, customer, ids.property)
  await customer.api.put('/v1/customers/pending-email', {
    email: `${canary}@example.com`,
    currentPassword: customer.password,
  })
  await endOtherSession(world, customer)
  await leaveImportUnpublished(world, customer)
  await customer.api.get('/v1/properties/table')
  return { ...account, ids: idsOf({ ...ids, import: id }), photoUrl }
}

/**
 * Does the same as `buildFullAccount`, but leaves out the export, the import, the photo, the second session and the new
 * email address.
 */
export async function buildAccountWithoutFiles(world: World, canary: string): Promise<AccountWithoutFiles> {
  const customer = await signUp(world)
  const { api } = customer
  await pay(world, customer.checkoutUrl)
  await api.put('/v1/customers/profile', { firstName: canary, lastName: canary })
  // This request comes before the homes are added, so that the server needs no simulation for its response.
  await api.put('/v1/plan/reserve', { balance: 1000 })
  const { property, archivedProperty } = await buildHomes(customer, canary)
  const { body: units } = await api.get<Unit[]>(`/v1/properties/${property}/units`)
  const [unit, otherUnit, archivedUnit] = units.map(({ unit_id }) => String(unit_id))
  const [appliance, archivedComponent] = (units[0]?.appliances ?? []).map(({ id }) => id)
  const { body: structures } = await api.get<Component[]>(`/v1/properties/${property}/structures`)
  await api.delete(`/v1/units/${archivedUnit}`)
  await api.delete(`/v1/components/${archivedComponent}`)
  const { body: tenant } = await api.post<Tenant>(tenantsOf({ id: property }), {
    ...aTenant({ first_name: canary, last_name: canary }),
    unit_id: unit,
  })
  const ids = idsOf({
    customer: customer.userId,
    property,
    archivedProperty,
    ...{ unit, otherUnit, archivedUnit, appliance, archivedComponent },
    structure: structures[0]?.id,
    tenant: tenant.id,
    note: await writeNote(world, customer, property, canary),
    event: await recordTask(customer, String(appliance), canary),
    ownTask: await addOwnTask(customer, String(property), canary),
    view: await addView(customer, canary),
    conversation: await startConversation(customer, canary),
  })
  const { body: feed } = await api.post<{ url: string }>('/v1/plan/calendar-feed')
  const calendarToken = feed.url.match(/\/([\w-]{43})\.ics$/)?.[1] ?? ''
  return { customer, canary, ids, calendarToken }
}

/** @throws Error if an id is missing */
function idsOf<Name extends string>(found: Record<Name, string | null | undefined>): Record<Name, string> {
  for (const [thing, id] of Object.entries(found)) if (!id) throw new Error(`The account has no ${thing}.`)
  // The cast is safe: the loop above has checked every id. TypeScript does not infer this.
  return found as Record<Name, string>
}

async function buildHomes({ api }: Customer, canary: string) {
  const dryer = { age: 4, brand: canary, model: canary }
  const homes = [
    aHome({
      street: canary,
      structures: { roof: 5 },
      isMultifamily: true,
      units: [
        { unitNumber: `1 ${canary}`, appliances: { dryer, stove: { age: 9 } } },
        { unitNumber: '2', appliances: {} },
        { unitNumber: '3', appliances: {} },
      ],
    }),
    aHome({ street: `${canary} archived` }),
  ]
  const { body } = await api.post<Property[]>('/v1/properties', homes, { 'idempotency-key': canary })
  const [home, archived] = body
  await api.delete(`/v1/properties/${archived?.id}`)
  return { property: String(home?.id), archivedProperty: String(archived?.id) }
}

async function writeNote(world: World, { api }: Customer, property: string, canary: string) {
  const path = `/v1/properties/${property}/notes`
  const { body } = await api.post<RouteResponse<typeof createNote>>(path, { entityType: 'property' })
  await putTo(world, body.noteUrl, canary)
  return (await api.get<{ notes: Note[] }>(path)).body.notes[0]?.id
}

async function recordTask({ api }: Customer, appliance: string, canary: string) {
  const path = `/v1/components/${appliance}/tasks/${taskId}/events`
  const { body } = await api.post<RouteResponse<typeof recordMaintenance>>(path, {
    kind: 'done',
    note: canary,
  })
  return body.event.id
}

async function addOwnTask({ api }: Customer, propertyId: string, canary: string) {
  const { body } = await api.post<RouteResponse<typeof createOwnTask>>('/v1/plan/own-tasks', {
    ...{ propertyId, title: canary, note: canary },
    ...{ dueOn: '2027-03-15', isWholeMonth: true, repeatMonths: 12 },
  })
  return body.id
}

async function addView({ api }: Customer, canary: string) {
  const { body } = await api.put<View>('/v1/properties/views', { name: canary, search: 'state=TX' })
  return body.id
}

async function startConversation({ api }: Customer, canary: string) {
  const question = { question: `How long does a roof last, ${canary}?` }
  const { body } = await api.post<HomebotAnswer>('/v1/home-bot/ask-lifecycle-question', question)
  return body.conversation_id
}

async function addPhoto(world: World, { api, userId }: Customer, property: string): Promise<string> {
  const path = `/v1/properties/${property}/customers/${userId}/image`
  const { body } = await api.post<RouteResponse<typeof createPhoto>>(path, {})
  await putTo(world, body.imageUrl, await aPng(), { 'content-type': 'image/png' })
  return String((await api.get<{ signedURL: string | null }>(path)).body.signedURL)
}

/** Signs the customer in a second time and signs this session out. The first session continues. */
async function endOtherSession(world: World, { userId, email, password }: Customer): Promise<void> {
  const { body } = await world.api().post<{ token: string }>('/v1/customers/login', { email, password })
  await world.api(body.token).post('/v1/customers/logout')
  // The server stores that the user has signed in only after its response, so this waits until it is stored.
  const signedIn = { name: 'full_account_signed_in', text: 'select has_signed_in from users where id = $1' }
  await vi.waitFor(
    async () => {
      const [row] = await world.store.asSuperuser(({ query }) =>
        query<{ has_signed_in: boolean }>(signedIn, [userId]),
      )
      if (!row?.has_signed_in) throw new Error('The sign-in is not recorded yet.')
    },
    { timeout: 10_000 },
  )
}

/** Adds the row of an import that never ends. The row of a real import is deleted when the import is published. */
async function leaveImportUnpublished(world: World, { userId }: Customer): Promise<void> {
  const insert = {
    name: 'full_account_unpublished_import',
    text: `insert into unpublished_imports (customer_id, id, seen_at)
      values ($1, gen_random_uuid(), '2999-01-01')`,
  }
  await world.store.asSuperuser(({ query }) => query(insert, [userId]))
}
