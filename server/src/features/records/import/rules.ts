import type { Portable } from '@home-pulse/contract/features/records/format'
import { type ComponentType, isApplianceType } from '@home-pulse/contract/vocabulary'
import { isTaskOfType, taskOf } from '@home-pulse/lifecycle/upkeep/maintenance'
import { findSnoozeFault } from '../../plan/maintenance/entry-rules.ts'

/**
 * Checks a record of a task by the rules of the maintenance routes. Returns the invalid field and a message. One rule
 * is missing: a record before the installation is accepted. The installation date can be corrected later, and an export
 * must stay importable.
 */
export function findEventFault(
  { task_id, kind, on, until }: Portable<'maintenance'>,
  type: ComponentType,
  today: string,
): [field: string, message: string] | undefined {
  if (!taskOf(task_id)) return ['task_id', 'is no task that is known here']
  if (!isTaskOfType(task_id, type)) return ['task_id', `is no task of a component of type ${type}`]
  if (on > today) return ['on', 'must not be in the future']
  if ((until !== null) !== (kind === 'snoozed'))
    return ['until', 'must be there where it was put off, and only there']
  const fault = until === null ? undefined : findSnoozeFault(until, on, today)
  return fault === undefined ? undefined : ['until', fault]
}

/**
 * Checks that a note's entity type matches its component. A note without a component must have the type `property`.
 * Returns a message if the type is wrong.
 */
export function findNoteFault(
  about: Portable<'notes'>['entity_type'],
  type: ComponentType | undefined,
): string | undefined {
  const expected = type === undefined ? 'property' : isApplianceType(type) ? 'appliance' : 'structure'
  return about === expected ? undefined : `must be ${expected}, which is what the note is about`
}
