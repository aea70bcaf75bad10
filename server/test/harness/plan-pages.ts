import type { ListedEntry, PlannedEntry } from '@home-pulse/contract/features/plan/plan'

export interface ListedPlan {
  readonly planned: readonly ListedEntry[]
  readonly texts: readonly string[]
  readonly sources: PlannedEntry['sources']
  readonly total: number
  readonly overdue: number
}

/** A plan with texts and sources inserted into each entry. */
export function expandPlan({ planned, texts, sources, total, overdue }: ListedPlan) {
  const textAt = (place: number) => {
    const text = texts[place]
    if (text === undefined) throw new Error(`The plan has no text ${place}.`)
    return text
  }
  const whole = planned.map((entry): PlannedEntry => {
    const shared = {
      why: entry.why.map(textAt),
      sources: entry.sources.flatMap((place) => sources[place] ?? []),
    }
    if (entry.kind === 'replacement') return { ...entry, ...shared }
    const safety = entry.safety === null ? null : textAt(entry.safety)
    return { ...entry, ...shared, benefit: textAt(entry.benefit), safety }
  })
  return { planned: whole, total, overdue }
}
