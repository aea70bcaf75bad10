import type { ComponentType } from '@home-pulse/contract/vocabulary'
import type { SourceTag } from '../sources.ts'
import { applianceSymptoms } from './appliance-symptoms.ts'
import { houseSymptoms } from './house-symptoms.ts'

/** A sign of trouble and what is usually behind it. */
export type Symptom = {
  /** The sign, as the end of "Your refrigerator …": `is not cooling`. */
  readonly sign: string
  /** The usual causes, the likeliest first, each as a noun phrase. */
  readonly causes: readonly [likeliest: string, ...rest: string[]]
  /** Checks that an owner can do safely before paying anyone. Whole sentences. */
  readonly check: string
  /** When it is no longer a matter for the owner, and whether it means the end; whole sentences. */
  readonly call: string
  /** It usually means that replacing is wiser than repairing. */
  readonly endsLife?: true
  /** From this age on it is a reason to replace, whatever the repair costs: whole years. */
  readonly endsLifeFromYears?: number
  /** Empty where we found no published source: then it is common repair knowledge, and is said to be. */
  readonly sources: readonly SourceTag[]
}

/** Signs of trouble by type and by a name of their own, `not_cooling`. */
export const symptoms = { ...applianceSymptoms, ...houseSymptoms } as const satisfies Record<
  ComponentType,
  Readonly<Record<string, Symptom>>
>

/** The symptom of a type by its name; undefined when the type has none of that name. */
export function symptomOf(type: ComponentType, name: string): Symptom | undefined {
  const known: Readonly<Record<string, Symptom>> = symptoms[type]
  return Object.hasOwn(known, name) ? known[name] : undefined
}
