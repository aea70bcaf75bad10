import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { problemWords, symptomPatterns, typeImplyingSymptoms } from './symptom-patterns.ts'

export interface FoundSymptom {
  readonly type: ComponentType
  /** The name of the symptom in the catalogue. Undefined if the catalogue has no such symptom. */
  readonly name: string | undefined
  /** True if the words report a problem. False if they also fit a question about upkeep or cost. */
  readonly isCertain: boolean
}

/** Matches words that report a problem. Without them, "hot" or "clean" is not a symptom. */
const complaint =
  /\b(not|never|no|nothing|too|will not|does not|keeps?|stopped|barely|hardly|only|still|loud|broken|weird|strange|funny|suddenly|constantly|always|without|takes|full of|covered|won t|why|lot of|tons of|started|makes|making|hear|hearing|smells|stinks|huele|apesta|leav\w+|blow\w*|ice|under|all over|everywhere|tarda|tira)\b/
const plain =
  /\b(leak\w*|drip\w*|puddl\w*|crack\w*|rust\w*|rumbl\w*|popp?ing|bang\w*|squeak\w*|squeal\w*|grind\w*|rattl\w*|nois\w*|shak\w*|vibrat\w*|moss\w*|granules?|grit|flicker\w*|curl\w*|missing|sagging|frost\w*|frozen|iced|icing|freezing up|stain\w*|pot ?holes?|crumbl\w*|heav\w*|sinking|smelly|musty|mold\w*|short cycl\w*|cold water|goteras?|gotea\w*|oxidad\w*|(?:brown|orange|yellow|murky|discolou?red|reddish|cloudy) (?:hot )?(?:water|WATER_HEATER|tap)|(?:walk|danc|jump|hop|mov|travel|crawl)\w* (?:across|around|all over|over|out from|away)|ruidos?|grietas?|baches?|escarcha|no enfria|no calienta|no seca|no prende|no enciende|no drena|no arranca|fuga|se acaba|spoiling|sediment|lukewarm|damp|soaking|clogged|trips?|tripping|dead|spotty|cloudy|soot|gritty|greasy dishes|dirty|standing water|lift\w*|roots|uneven|not heating|not cooling|stopped (heating|cooling|spinning|draining))\b/

/** Finds the symptom in a question about a component type. Without a type, the symptom may imply one. */
export function findSymptom(maskedText: string, about: ComponentType | undefined): FoundSymptom | undefined {
  const type = about ?? typeImplyingSymptoms.find(([words]) => words.test(maskedText))?.[1]
  if (type === undefined) return undefined
  const cue = symptomPatterns[type].find(([, words]) => words.test(maskedText))
  const isCertain = plain.test(maskedText) || (complaint.test(maskedText) && cue !== undefined)
  if (!isCertain && !problemWords.test(maskedText))
    return about ? undefined : { type, name: undefined, isCertain }
  return { type, name: cue?.[0], isCertain }
}

/** Returns the name of a type's symptom in the catalogue, if the words match one. */
export const findSymptomName = (maskedText: string, type: ComponentType): string | undefined =>
  symptomPatterns[type].find(([, words]) => words.test(maskedText))?.[0]

const died =
  '(?:died|dead|kaput|croaked|kicked the bucket|bit the dust|gave up the ghost|passed away|conked out|crapped out|gave out|given out|is toast|is fried|quit (?:working|for good|on (?:me|us))|stopped working (?:for good|completely|altogether)|no more|murio|muerta?|se murio)'
const thing = '(?:[A-Z_]{4,}|it|she|he|thing|one|mine|ours)'
/** Parts of a component. Their failure does not end the component's life. */
const part =
  '(?:pilot|igniter|burner|compressor|motor|battery|light|bulb|display|clock|remote|element|fan|power|pump|old|last|previous|first|neighbor|neighbour)'

const failureWords: readonly RegExp[] = [
  new RegExp(`\\b${thing}(?: (?!${part}\\b)[^\\s,.?]+){0,3} ${died}\\b`),
  /\bdead [A-Z_]{4,}|\bse (?:me |nos )?murio (?:la |el |mi )?[A-Z_]{4,}/,
  new RegExp(
    `\\b${thing}(?: (?!${part}\\b)[^\\s,.?]+){0,2} (?:broke|failed|quit|stopped)(?: [^\\s,.?]+){0,2} (?:at|after) \\d`,
  ),
]
/** Matches words for a failure that is only possible or has been repaired. */
const possibleOrRepaired =
  /\b(?:will|would|might|may|could|can|should|shall|going to|about to|not|never|if|until|till|before|almost|nearly|half|practically|how long|does|do)(?: \S+){0,5} (?:die|died|dead|kaput|quit|toast|gave out|conked out)\b|\bdead (?:soon|by|man|line|weight|quiet|silent|spots?|bugs?|yet)\b|\b(?:came back|works? (?:now|again|fine)|runs? (?:now|again|fine)|running again|got it going|fixed|twice|times|last year|years ago)\b|\bold one (?:is |was |has |just )?(?:died|dead)\b/

export const saysComponentFailed = (maskedText: string): boolean =>
  failureWords.some((words) => words.test(maskedText)) && !possibleOrRepaired.test(maskedText)
