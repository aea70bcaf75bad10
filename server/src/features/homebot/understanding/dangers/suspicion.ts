import type { Danger } from '@home-pulse/lifecycle/catalogue/safety/safety'
import type { Intent } from '../intent.ts'
import { type FoundIntents, onlyNamesThings } from '../intents.ts'
import type { FoundDangers } from './find-dangers.ts'

const urgent: readonly Danger[] = [
  'fire',
  'gas',
  'carbon_monoxide',
  'electrical',
  'tank_pressure',
  'trapped_person',
]
const weakSuspicion = 0.5
const strongSuspicion = 0.6
const sureIntent = 0.9
const recordIntents: readonly Intent[] = ['tenants', 'lease_ends', 'rent', 'vacancies', 'expenses', 'notes']
/** For these intents, a weak suspicion of danger is dropped. */
const calmIntents: readonly Intent[] = [
  ...([
    'notes',
    'record',
    'compare',
    'life',
    'next',
    'due',
    'inventory',
    'complaint',
    'support',
    'tasks',
    'rent',
  ] as const),
  ...([
    'tenants',
    'lease_ends',
    'vacancies',
    'expenses',
    'savings',
    'budget',
    'cost',
    'warranty',
    'method',
  ] as const),
]

/** Returns true if a suspicion of danger is weaker than the evidence for a harmless intent. */
export function isHarmless(
  { dangerProbability, dangers }: FoundDangers,
  { intents: [first], probability }: FoundIntents,
  maskedText: string,
): boolean {
  if (onlyNamesThings(maskedText)) return true
  if (!calmIntents.includes(first)) return false
  if (recordIntents.includes(first) && probability >= sureIntent && dangerProbability < strongSuspicion)
    return true
  const isUrgent = dangers.some((kind) => urgent.includes(kind))
  return dangerProbability < weakSuspicion && !isUrgent && probability >= dangerProbability
}
