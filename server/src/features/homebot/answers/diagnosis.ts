import type { Symptom } from '@home-pulse/lifecycle/catalogue/symptoms/symptoms'
import { joinList } from './sentences.ts'

/**
 * Describes a symptom in three or four sentences: its causes, what to check, and when to call a professional.
 */
export function diagnose({ sign, causes, check, call, endsLife, sources }: Symptom, noun: string): string[] {
  const [likeliest, ...rest] = causes
  const cause =
    rest.length === 0
      ? `the usual cause is ${likeliest}`
      : `the usual causes, the likeliest first, are ${joinList(causes)}`
  return [
    `When ${noun} ${sign}, ${cause}.`,
    `First: ${check}`,
    `${call}${endsLife ? ' This sign usually means that its life is over.' : ''}`,
    ...(sources.length === 0
      ? ['This is common repair knowledge; we found no published source for it.']
      : []),
  ]
}
