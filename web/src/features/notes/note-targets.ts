import { capitalize, formatYears } from '../../platform/format.ts'
import { type HomeComponent, titleOf } from '../components/home-component.ts'
import type { Note } from './api.ts'

export type NoteType = Note['entityType']

export const noteTypes: readonly { value: NoteType; label: string }[] = [
  { value: 'property', label: 'Property' },
  { value: 'appliance', label: 'Appliance' },
  { value: 'structure', label: 'Structure' },
]

export interface NoteTarget {
  id: string
  type: NoteType
  label: string
}

/**
 * Lists the possible subjects of a note besides the property. The label has the unit and the age, because a home can
 * have two components of one type.
 */
export const targetsOf = (
  components: readonly HomeComponent[],
  unitNumbers: ReadonlyMap<string, string>,
): NoteTarget[] =>
  components.map((component) => {
    const unit = component.unitId === null ? undefined : unitNumbers.get(component.unitId)
    const details = [unit !== undefined && `unit ${unit}`, formatYears(component.ageInYears)]
    return {
      id: component.id,
      type: 'applianceType' in component ? 'appliance' : 'structure',
      label: `${titleOf(component)} (${details.filter(Boolean).join(', ')})`,
    }
  })

/** Names the subject of a note. Shows the type if the component no longer exists or has no name. */
export const subjectOf = ({ entityType, entityId }: Note, targets: readonly NoteTarget[]): string =>
  targets.find(({ id }) => id === entityId)?.label ?? capitalize(entityType)
