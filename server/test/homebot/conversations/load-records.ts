import type { Component } from '@home-pulse/contract/features/components/components'
import type { Property } from '@home-pulse/contract/features/properties/properties'
import type { Api } from '../../harness/api.ts'

/** A component to record, with the fields of `POST /v1/properties/:id/components`. */
export interface RecordedComponent {
  readonly type: string
  readonly unit?: string
  /** The age in whole years. Absent if `installedOn` is set. */
  readonly age?: number
  readonly installedOn?: string
  readonly brand?: string
  readonly model?: string
  readonly variant?: string
  /** The replacement date that the owner set in place of the estimate. */
  readonly plannedFor?: string
  /** The replacement cost in dollars that the owner set in place of the estimate. */
  readonly cost?: number
  readonly expenses?: readonly {
    readonly task: string
    readonly on: string
    readonly cost?: number
    readonly note?: string
  }[]
  readonly notes?: readonly string[]
}

/** A home to record. Tenants and tasks are bodies of API requests, but with a unit's number in place of its id. */
export interface RecordedHome {
  readonly key: string
  readonly address: Readonly<Record<string, unknown>>
  readonly units?: readonly string[]
  readonly components: readonly RecordedComponent[]
  readonly tenants?: readonly (Readonly<Record<string, unknown>> & { readonly unit?: string })[]
  readonly notes?: readonly string[]
  readonly tasks?: readonly Readonly<Record<string, unknown>>[]
}

/** Maps the key of a recorded home or component, such as `oak`, `oak.dryer` or `saguaro.3B.dryer`, to its id. */
export type RecordIds = ReadonlyMap<string, string>

export async function loadRecords(api: Api, homes: readonly RecordedHome[]): Promise<RecordIds> {
  const ids = new Map<string, string>()
  const post = async <Body>(path: string, body: unknown): Promise<Body> => {
    const answer = await api.post<Body>(path, body)
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  const addNote = async (home: string, about: object, content: string) => {
    const { noteUrl } = await post<{ noteUrl: string }>(`/v1/properties/${home}/notes`, about)
    await api.put(new URL(noteUrl).pathname + new URL(noteUrl).search, content, {
      'content-type': 'text/plain',
    })
  }
  for (const home of homes) {
    const [added] = await post<Property[]>('/v1/properties', [
      {
        ...home.address,
        isMultifamily: home.units !== undefined,
        structures: {},
        appliances: {},
        units: home.units?.map((unitNumber) => ({ unitNumber, appliances: {} })),
      },
    ])
    const id = added?.id ?? ''
    ids.set(home.key, id)
    const units = await api.get<{ unit_id: string; unit_number: string }[]>(`/v1/properties/${id}/units`)
    const unitId = (unit: string | undefined) =>
      unit === undefined ? undefined : units.body.find((one) => one.unit_number === unit)?.unit_id
    for (const component of home.components) {
      const { unit, plannedFor, cost, expenses = [], notes = [], ...body } = component
      const row = await post<Component>(`/v1/properties/${id}/components`, { ...body, unitId: unitId(unit) })
      ids.set([home.key, unit, component.type].filter(Boolean).join('.'), row.id)
      if (plannedFor !== undefined || cost !== undefined) {
        const isStructure = 'structure_type' in row
        const update = {
          id: row.id,
          forecasted_replacement_date: plannedFor,
          estimated_replacement_cost: cost,
        }
        const kind = isStructure ? 'structure' : 'appliance'
        await api.put(`/v1/properties/${id}/${kind}s`, { [`${kind}Updates`]: [update] })
      }
      for (const { task, ...event } of expenses)
        await post(`/v1/components/${row.id}/tasks/${task}/events`, { kind: 'done', ...event })
      const entityType = 'structure_type' in row ? 'structure' : 'appliance'
      for (const note of notes) await addNote(id, { entityType, entityId: row.id }, note)
    }
    for (const { unit, ...tenant } of home.tenants ?? [])
      await post(`/v1/properties/${id}/tenants`, { ...tenant, unit_id: unitId(unit) })
    for (const note of home.notes ?? []) await addNote(id, {}, note)
    for (const task of home.tasks ?? []) await post('/v1/plan/own-tasks', { ...task, propertyId: id })
  }
  return ids
}
