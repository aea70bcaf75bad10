import type { PlainDate } from '@home-pulse/contract/primitives'
import { addDays } from '@home-pulse/lifecycle/plain-date'
import { firstDate } from './action-dates.ts'
import { findAction, installationPriceIn, isQuestion, type RequestedAction } from './actions.ts'
import { findBrand } from './words/brands.ts'

const putIn =
  /\b(?:replaced|swapped|installed|put (?:in|on|an?|the|our|my)|bought|went in|redid|(?:had|got) (?:an?|the|my|our|another) (?:brand )?new)\b/i
const partOfIt =
  /\b(?:board|valve|pump|motor|element|igniter|coil|compressor|belt|hose|gasket|seal|sensor|fan|filter|thermostat|anode|shingle|capacitor|battery|batterie|part)s?\b|\b(?:on|of) (?:the|my|our) (?:\S+ )?(?:stove|oven|range|fridge|refrigerator|dishwasher|washer|dryer|furnace|ac|air conditioner|heater|roof)\b/i

/** Returns true if a message names a part of a component: "replaced the burner on the stove". */
export const isAboutPartOfComponent = (text: string): boolean => partOfIt.test(text)

/** Matches the old component of a replacement: "replaced the Hotpoint with a GE". Its brand is not the new brand. */
const oldOne =
  /\b(?:replaced|swapped(?: out)?|tossed|took out|got rid of) (?:the|my|our|that|his|her|their)(?: old)? \S+(?: smith)?/g

/** Returns the brand of the new component in a message about a replacement: "replaced it yesterday, it is a GE now". */
export function findNewBrand(text: string, today: PlainDate): string | undefined {
  const action = findRecentReplacement(text, today) ?? findAction(text, today)
  return action?.kind === 'replace'
    ? findBrand(
        text
          .toLowerCase()
          .replace(oldOne, ' ')
          .replace(/[.,;:!()]+/g, ' '),
      )
    : undefined
}

/**
 * After more days than this, a replacement only states the age of the component, and HomeBot does not offer to record
 * it.
 */
const maxDaysAgo = 90

/** Finds a recent replacement in a message that names a component: "swapped the stove in 1L yesterday". */
export function findRecentReplacement(text: string, today: PlainDate): RequestedAction | undefined {
  if (isQuestion(text) || !putIn.test(text) || isAboutPartOfComponent(text)) return undefined
  const on = firstDate(text, today, 'past')
  const isRecent = on !== undefined && on <= today && on >= addDays(today, -maxDaysAgo)
  return isRecent ? { kind: 'replace', on, dollars: installationPriceIn(text) } : undefined
}
