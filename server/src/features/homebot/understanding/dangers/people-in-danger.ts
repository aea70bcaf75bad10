import type { Hazard } from '@home-pulse/lifecycle/catalogue/safety/safety'
import { asbestos, fallenIn, noAsbestos, notFallen } from './building-cues.ts'
import { isRefrigerant, scald, wantsToClean } from './burn-cues.ts'
import { findInjuries } from './injury-cues.ts'
import { shocked, trapped } from './shut-in-cues.ts'

/*
 * Dangers that only rules know: a person who is shut in, burned or shocked, and what is rare in the questions that the
 * classifier learned from. `text` is what `presentWords` leaves.
 */

const isAny = (cues: readonly RegExp[], text: string) => cues.some((words) => words.test(text))

/** The dangers to people that a text tells, the most urgent first. */
export function findPeopleInDanger(text: string): Hazard[] {
  const injuries = findInjuries(text)
  const isPinned = !injuries.includes('caught_limb') && isAny(trapped, text)
  const hasFallen = isAny(fallenIn, text) && !notFallen.test(text)
  return [
    ...injuries,
    ...(hasFallen && isPinned ? (['fallen_in', 'trapped_person'] as const) : []),
    ...(!hasFallen && isPinned ? (['trapped_person'] as const) : []),
    ...(isAny(shocked, text) ? (['electrocution'] as const) : []),
    ...(hasFallen && !isPinned ? (['fallen_in'] as const) : []),
    ...(isRefrigerant(text) ? (['refrigerant'] as const) : []),
    ...(isAny(scald, text) && !wantsToClean.test(text) ? (['scald'] as const) : []),
    ...(isAny(asbestos, text) && !noAsbestos.test(text) ? (['asbestos'] as const) : []),
  ]
}

/** What is not told beside each of these, as it is the same or says less. */
const covers: Partial<Readonly<Record<Hazard, readonly Hazard[]>>> = {
  swallowed: ['toxic_fumes'],
  injury: ['collapse', 'shattered_glass'],
  fallen_in: ['collapse', 'shattered_glass'],
  electrocution: ['electrical', 'electrical_panel'],
  refrigerant: ['toxic_fumes', 'carbon_monoxide', 'electrical'],
  scald: ['electrical', 'fire', 'shattered_glass', 'tank_pressure'],
  asbestos: ['electrical', 'fire', 'toxic_fumes', 'collapse', 'carbon_monoxide'],
  trapped_person: ['collapse', 'shattered_glass'],
}

/** Dangers to people before those of things that `weighed` holds. */
export function withPeopleFirst(
  people: readonly Hazard[],
  weighed: readonly Hazard[],
  text: string,
): Hazard[] {
  const covered = new Set(people.flatMap((hazard) => covers[hazard] ?? []))
  const isOfGas = /\b(?:gas|propane|eggs?|sulfur)\b/.test(text)
  return [
    ...people,
    ...weighed.filter(
      (hazard) => !covered.has(hazard) && !(hazard === 'gas' && people.includes('refrigerant') && !isOfGas),
    ),
  ]
}

/** "The kid's toy is stuck" is no child who is: what belongs to a person is not the person. */
const owning =
  /\b(kid|child|baby|toddler|son|daughter|boy|girl|brother|sister|husband|wife|mom|dad|dog|cat|friend|tenant|neighbou?r|roommate)['’]s (?!stuck|trapped|locked|shut|in\b|inside|hiding|been|got|going|gonna|on\b|under|not\b|hand|arm|finger|head|foot|leg|hair|burned|burnt|face|skin|saying|talking|suicid)/gi
export const withoutBelongings = (question: string): string => question.replace(owning, 'something ')
