import { broaderDangerOf, type Danger } from '@home-pulse/lifecycle/catalogue/safety/safety'

/** Matches signs of poisoning. A user who reports one cannot know that the air is safe: "it was only the battery". */
const illness =
  /\b(?:dizz(?:y|iness)|headaches?|head hurts|nause(?:a|ous)|vomit\w*|threw up|throwing up|faint\w*|passed out|collapsed|sleepy|drowsy|groggy|confused|weak|mareos?|maread[oa]s?|dolor de cabeza|desmay\w*|vomit[oó])\b/i

/** Returns true if a message about a danger in the air reports that a person feels ill. */
export const reportsIllness = (message: string, dangers: readonly Danger[]): boolean =>
  dangers.some((danger) => inTheAir.includes(broaderDangerOf(danger))) && illness.test(message)
const inTheAir: readonly Danger[] = ['carbon_monoxide', 'gas', 'toxic_fumes']
