import type { ComponentType } from '@home-pulse/contract/vocabulary'
import type { Variant } from '../lives/lifetimes.ts'
import type { SourceTag } from '../sources.ts'

/** A statement and who makes it; without a source it is common advice, and shown with none. */
export type Advice = { readonly text: string; readonly sources: readonly SourceTag[] }

/** The part of the year that a task is for: March to May, September to November. */
export type Season = 'spring' | 'fall'

/** The components of a type that a task is for: all of its kinds, or these; `undefined` is one of no recorded kind. */
export type Application = {
  readonly type: ComponentType
  readonly variants: 'all' | readonly (Variant | undefined)[]
}

/** Something to do again and again so that a component lasts, works and harms nobody. */
export type MaintenanceTask = {
  /** Stable: what was done is recorded under it. */
  readonly id: string
  readonly appliesTo: readonly Application[]
  /** The work to do, with the verb first. */
  readonly title: string
  /** Whole months between two rounds: the usual, and the shortest and longest that are advised. */
  readonly intervalMonths: { readonly typical: number; readonly low: number; readonly high: number }
  /** The sources of the interval. Empty if the interval is our own judgement. */
  readonly intervalSources: readonly SourceTag[]
  /** Whole months from the installation to the first round. */
  readonly firstAfterMonths: number
  readonly season: Season | null
  readonly who: 'owner' | 'professional'
  readonly why: Advice
  /** Safety advice for the work. */
  readonly safety: Advice | null
  /** The risk of skipping it: harm to people, or early failure. Null if only energy or comfort is lost. */
  readonly guardsAgainst: 'danger' | 'failure' | null
}

/** A task as the catalogue writes it down: what is usual is left out. */
type TaskRow = Omit<MaintenanceTask, 'intervalMonths' | 'why' | keyof typeof usual | 'firstAfterMonths'> & {
  /** Months: the usual interval, then the shortest and the longest where they differ. */
  readonly every: readonly [typical: number, low?: number, high?: number]
  readonly why: readonly [text: string, ...sources: SourceTag[]]
} & Partial<Pick<MaintenanceTask, keyof typeof usual | 'firstAfterMonths'>>

const usual = { intervalSources: [], season: null, who: 'owner', safety: null, guardsAgainst: null } as const

/** A task of the catalogue: an owner's, of no season, first due after one interval, unless the row says otherwise. */
export function task({
  every: [typical, low = typical, high = typical],
  why,
  ...row
}: TaskRow): MaintenanceTask {
  return {
    firstAfterMonths: typical,
    ...usual,
    ...row,
    intervalMonths: { typical, low, high },
    why: advice(...why),
  }
}

/** A statement of these sources. */
export function advice(text: string, ...sources: SourceTag[]): Advice {
  return { text, sources }
}

/** Every kind of a type. */
export function all(type: ComponentType): Application {
  return { type, variants: 'all' }
}
