import { type Symptom, symptomInSpanish, symptomOf } from '@home-pulse/lifecycle/catalogue/symptoms/symptoms'
import type { Understanding } from '../understanding/understand.ts'
import { joinList, type Kind, texts } from './sentences.ts'

/** Returns the symptom in the question. Returns undefined if components of this type cannot have it. */
export const symptomFor = ({ symptom }: Understanding, { type }: Kind): Symptom | undefined =>
  symptom?.type === type ? symptomOf(type, symptom.name) : undefined

/**
 * Describes a symptom in three or four sentences: its causes, what to check, and when to call a professional. Returns
 * undefined if the question names no symptom of this component type.
 */
export function diagnose(asked: Understanding, kind: Kind, noun: string): string[] | undefined {
  const symptom = symptomFor(asked, kind)
  if (!symptom) return undefined
  const spanish = asked.isSpanish ? symptomInSpanish(kind.type, asked.symptom?.name ?? '') : undefined
  if (spanish) {
    const [sign, causes, check, call] = spanish
    return [
      `Cuando ${noun} ${sign}, las causas habituales, de más a menos probables, son: ${causes}.`,
      `Primero: ${check}`,
      call,
    ]
  }
  const { sign, causes, check, call, endsLife, sources } = symptom
  const [likeliest, ...rest] = causes
  const cause =
    rest.length === 0
      ? `the usual cause is ${likeliest}`
      : `the usual causes, the likeliest first, are ${joinList(causes)}`
  return texts(
    `When ${noun} ${sign}, ${cause}.`,
    `First: ${check}`,
    `${call}${endsLife ? ' This sign usually means that its life is over.' : ''}`,
    sources.length === 0 && 'This is common repair knowledge; we found no published source for it.',
  )
}
