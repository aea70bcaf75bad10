import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { symptomCues, tellingSymptoms, trouble } from './symptom-cues.ts'

export interface FoundSymptom {
  readonly type: ComponentType
  /** Its name in the catalogue; undefined where something is wrong that the catalogue does not know. */
  readonly name: string | undefined
  /** Told as a complaint, and not only in words that a question about care or cost has too. */
  readonly isCertain: boolean
}

/** Words that complain; without one "hot" or "clean" is no sign of trouble. */
const complaint =
  /\b(not|never|no|nothing|too|will not|does not|keeps?|stopped|barely|hardly|only|still|loud|broken|weird|strange|funny|suddenly|constantly|always|without|takes|full of|covered|won t|why|lot of|tons of|started|makes|making|hear|hearing|smells|stinks|leav\w+|blow\w*|ice|under|all over|everywhere|tarda|tira)\b/
const plain =
  /\b(leak\w*|drip\w*|puddl\w*|crack\w*|rust\w*|rumbl\w*|popp?ing|bang\w*|squeak\w*|squeal\w*|grind\w*|rattl\w*|nois\w*|shak\w*|vibrat\w*|moss\w*|granules?|grit|flicker\w*|curl\w*|missing|sagging|frost\w*|frozen|iced|freezing up|stain\w*|pot ?holes?|crumbl\w*|heav\w*|sinking|smelly|musty|mold\w*|short cycl\w*|cold water|goteras?|gotea\w*|oxidad\w*|(?:brown|orange|yellow|murky|discolou?red|reddish|cloudy) (?:hot )?(?:water|WATER_HEATER|tap)|(?:walk|danc|jump|hop|mov|travel|crawl)\w* (?:across|around|all over|over|out from|away)|ruidos?|grietas?|baches?|escarcha|no enfria|no calienta|no seca|no prende|no enciende|no drena|no arranca|fuga|spoiling|sediment|lukewarm|damp|soaking|clogged|trips?|tripping|dead|spotty|cloudy|soot|gritty|greasy dishes|dirty|standing water|lift\w*|roots|uneven|not heating|not cooling|stopped (heating|cooling|spinning|draining))\b/

/** The sign of trouble that a question tells, of the type it is about; by its own words where it names none. */
export function findSymptom(gist: string, about: ComponentType | undefined): FoundSymptom | undefined {
  const type = about ?? tellingSymptoms.find(([words]) => words.test(gist))?.[1]
  if (type === undefined) return undefined
  const cue = symptomCues[type].find(([, words]) => words.test(gist))
  const isCertain = plain.test(gist) || (complaint.test(gist) && cue !== undefined)
  if (!isCertain && !trouble.test(gist)) return about ? undefined : { type, name: undefined, isCertain }
  return { type, name: cue?.[0], isCertain }
}
