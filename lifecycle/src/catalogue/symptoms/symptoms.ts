import type { ComponentType } from '@home-pulse/contract/vocabulary'
import type { SourceTag } from '../sources.ts'
import { applianceSymptoms } from './appliance-symptoms.ts'
import { houseSymptoms } from './house-symptoms.ts'
import { type InSpanish, spanishApplianceSymptoms } from './spanish-appliance-symptoms.ts'
import { spanishHouseSymptoms } from './spanish-house-symptoms.ts'

/** A visible or audible sign that something is wrong, with its usual causes and advice. */
export type Symptom = {
  /** The sign, worded as the end of "Your refrigerator …": `is not cooling`. */
  readonly sign: string
  /** The usual causes, the likeliest first, each as a noun phrase. */
  readonly causes: readonly [likeliest: string, ...rest: string[]]
  /** Checks that an owner can do safely before paying a professional. Whole sentences. */
  readonly check: string
  /** When to call a professional, and whether the component should be replaced. Whole sentences. */
  readonly call: string
  /** True if replacement is usually better than repair. */
  readonly endsLife?: true
  /** From this age in whole years, the symptom is a reason to replace the component, whatever the repair costs. */
  readonly endsLifeFromYears?: number
  /** A reason not to pay for a repair of this symptom yet, as the end of a sentence in English and in Spanish. */
  readonly beforePaying?: readonly [english: string, spanish: string]
  /** Empty if we found no published source. The answer then says that this is common repair knowledge. */
  readonly sources: readonly SourceTag[]
}

/** Symptoms by type and name, such as `not_cooling`. HomeBot recognizes each by a pattern in `symptom-patterns.ts`. */
export const symptoms = { ...applianceSymptoms, ...houseSymptoms } as const satisfies Record<
  ComponentType,
  Readonly<Record<string, Symptom>>
>

/** Returns the symptom of a type by its name. Undefined if the type has no such symptom. */
export function symptomOf(type: ComponentType, name: string): Symptom | undefined {
  const known: Readonly<Record<string, Symptom>> = symptoms[type]
  return Object.hasOwn(known, name) ? known[name] : undefined
}

const spanishSymptoms: Readonly<Record<ComponentType, Readonly<Record<string, InSpanish>>>> = {
  ...spanishApplianceSymptoms,
  ...spanishHouseSymptoms,
}

/** Returns the Spanish wording of a symptom. Undefined if the type has no such symptom. */
export const symptomInSpanish = (type: ComponentType, name: string): InSpanish | undefined =>
  Object.hasOwn(spanishSymptoms[type], name) ? spanishSymptoms[type][name] : undefined
