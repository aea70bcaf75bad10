import type { Unit } from '@home-pulse/contract/features/properties/properties'
import type { portableAccount } from '@home-pulse/contract/features/records/format'
import type { commitImport, startImport } from '@home-pulse/contract/features/records/import'
import type { Change, deleteAccount, startExport } from '@home-pulse/contract/features/records/records'
import type { Tenant } from '@home-pulse/contract/features/tenants/tenants'
import type { RouteResponse } from '@home-pulse/contract/route'
import type { z } from 'zod'
import { addHomes, aHome, type Customer, pay, signUp } from './factories.ts'
import type { World } from './harness.ts'
import { aTenant, tenantsOf } from './landlord.ts'
import { aJpeg } from './photo-fixtures.ts'
import { pathOf, putTo } from './signed-links.ts'
import { readZip } from './zip-files.ts'

export type Account = z.output<typeof portableAccount>

/** Opens the download of an export like a browser, without a token. */
export const download = (world: World, url: string) => world.app.inject({ method: 'GET', url: pathOf(url) })

export const startCopy = ({ api }: Customer) =>
  api.post<RouteResponse<typeof startExport>>('/v1/records/exports')

/** An export with its parsed contents. */
export async function copyOf(world: World, customer: Customer) {
  const started = await startCopy(customer)
  if (started.status !== 201) throw new Error(`a copy was refused with ${started.status}`)
  const answer = await download(world, started.body.download_url)
  if (answer.statusCode !== 200) throw new Error(`the download answered ${answer.statusCode}`)
  const files = await readZip(answer.rawPayload)
  const account = JSON.parse(String(files.get('home-pulse.json'))) as Account
  return { bytes: answer.rawPayload, files, account }
}

export const changesOf = async ({ api }: Customer, query = '') =>
  (await api.get<Change[]>(`/v1/records/changes${query}`)).body

export const leave = ({ api, password }: Customer, changes: Record<string, unknown> = {}) =>
  api.post<RouteResponse<typeof deleteAccount>>('/v1/records/deletion', {
    password,
    confirmation: 'delete',
    ...changes,
  })

/** A customer with one of every kind of record, some of them changed, replaced or removed. */
export async function signUpSettled(world: World): Promise<Customer> {
  const customer = await signUp(world, { hasMail: true })
  const { api } = customer
  await pay(world, customer.checkoutUrl)
  const [house, flats, gone] = await addHomes(
    api,
    aHome({ floorArea: 1_850, storeys: 2, drivewayArea: 750 }),
    aHome({
      street: '=1+1 Main St',
      isMultifamily: true,
      units: [{ unitNumber: '2B', appliances: { stove: { age: 4, brand: '@cme' } } }],
    }),
    aHome({ street: '9 Gone Rd' }),
  )
  if (!house || !flats || !gone) throw new Error('homes are missing')
  await api.post('/v1/properties/bulk', { ids: [house.id, flats.id], action: 'tag', tag: 'rented' })
  const structures = await api.get<{ id: string; structure_type: string }[]>(
    `/v1/properties/${house.id}/structures`,
  )
  const roof = structures.body.find((one) => one.structure_type === 'roof')
  await api.post(`/v1/components/${roof?.id}/replacements`, { installedOn: '2026-03-01', cost: 12_345.67 })
  await api.put(`/v1/properties/${house.id}/structures`, {
    structureUpdates: [{ id: roof?.id, forecasted_replacement_date: '2041-05-06' }],
  })
  const units = await api.get<Unit[]>(`/v1/properties/${flats.id}/units`)
  const tenant = await api.post<Tenant>(
    tenantsOf(flats),
    aTenant({
      ...{ unit_id: units.body[0]?.unit_id, first_name: 'Ünal "Q"', email: 'unal@example.com' },
      ...{ deposit: 1850.5, co_tenants: ['Ada "A", Jr.', '=B\\{}'] },
    }),
  )
  await api.post(`${tenantsOf(flats)}/${tenant.body.id}/renewals`, {
    current_rent: 1900,
    move_out_date: '2028-02-29',
  })
  const note = await api.post<{ noteUrl: string }>(`/v1/properties/${house.id}/notes`, {
    entityType: 'structure',
    entityId: roof?.id,
  })
  await putTo(world, note.body.noteUrl, 'New shingles,\nlifetime "warranty".')
  const photo = await api.post<{ imageUrl: string }>(
    `/v1/properties/${house.id}/customers/${customer.userId}/image`,
    {},
  )
  await putTo(world, photo.body.imageUrl, await aJpeg())
  await api.post(`/v1/components/${roof?.id}/tasks/${await firstTask(customer, roof?.id)}/events`, {
    kind: 'done',
    on: '2026-10-01',
    cost: 80.5,
  })
  await api.post('/v1/plan/own-tasks', {
    propertyId: house.id,
    title: 'Oil the gate',
    note: 'Both hinges',
    dueOn: '2027-03-15',
    isWholeMonth: true,
    repeatMonths: 12,
  })
  await api.put('/v1/properties/views', { name: 'Rented', search: 'tag=rented&sort=cost' })
  await api.put('/v1/plan/reserve', { balance: 5000, monthlyContribution: 100.25, confidence: 0.9 })
  await api.put('/v1/plan/reserve', { propertyId: house.id, balance: 700 })
  await api.post('/v1/plan/calendar-feed')
  await api.post('/v1/home-bot/ask-lifecycle-question', {
    question: 'How long does a dishwasher last?',
    applianceAge: 3,
  })
  await api.delete(`/v1/properties/${gone.id}`)
  return customer
}

async function firstTask({ api }: Customer, component: string | undefined): Promise<string> {
  const { body } = await api.get<{ tasks: { task_id: string }[] }>(`/v1/components/${component}/maintenance`)
  return body.tasks[0]?.task_id ?? ''
}

/** Uploads a zip for the check. Nothing is imported yet. */
export async function stage(world: World, { api }: Customer, bytes: Buffer) {
  const { body } = await api.post<RouteResponse<typeof startImport>>('/v1/records/imports')
  const answer = await putTo(world, body.upload_url, bytes, { 'content-type': 'application/zip' })
  return { id: body.id, url: body.upload_url, answer }
}

export const land = ({ api }: Customer, id: string) =>
  api.post<RouteResponse<typeof commitImport>>('/v1/records/imports/landings', { id })

const lists = [
  'properties',
  'units',
  'components',
  'tenants',
  'notes',
  'photos',
  'maintenance',
  'own_tasks',
  'saved_views',
  'reserves',
] as const

/** An account's lists with ids numbered in order and without recording times, to compare two installations. */
export function comparable(account: Account): unknown {
  const numbers = new Map<string, string>()
  const text = JSON.stringify(Object.fromEntries(lists.map((list) => [list, account[list]])))
  const renamed = text.replace(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f-]{21}/g, (id) => {
    const number = numbers.get(id) ?? `id ${numbers.size}`
    numbers.set(id, number)
    return number
  })
  const value = JSON.parse(renamed) as Account
  // The time of recording differs between two accounts with the same contents.
  for (const { installations } of value.components) for (const one of installations) one.created_at = ''
  return value
}
