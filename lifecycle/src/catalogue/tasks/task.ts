import type { ComponentType } from '@home-pulse/contract/vocabulary'
import type { Variant } from '../lives/lifetimes.ts'
import type { SourceTag } from '../sources.ts'

/** A statement and its sources. Without a source it is common advice. */
export type Advice = { readonly text: string; readonly sources: readonly SourceTag[] }

/** The season of a task: March to May, or September to November. */
export type Season = 'spring' | 'fall'

/**
 * The components of a type that a task is for: all of its variants, or only these. `undefined` means that no variant is
 * recorded.
 */
export type Application = {
  readonly type: ComponentType
  readonly variants: 'all' | readonly (Variant | undefined)[]
}

/** Recurring work so that a component lasts, works and is safe. */
export type MaintenanceTask = {
  /** Never changes, because the database stores the days on which a task was done under its id. */
  readonly id: string
  readonly appliesTo: readonly Application[]
  /** The work to do, with the verb first. */
  readonly title: string
  /** Whole months from one time the task is done to the next: usual, and the shortest and longest recommended. */
  readonly intervalMonths: { readonly typical: number; readonly low: number; readonly high: number }
  /** The sources of the interval. Empty if the interval is our own judgement. */
  readonly intervalSources: readonly SourceTag[]
  /** Whole months from the installation to the first due date. */
  readonly firstAfterMonths: number
  readonly season: Season | null
  readonly who: 'owner' | 'professional'
  readonly why: Advice
  /** Safety advice for the work. */
  readonly safety: Advice | null
  /** The risk of skipping it: harm to people, or early failure. Null if only energy or comfort is lost. */
  readonly guardsAgainst: 'danger' | 'failure' | null
}

/** A task as written in the catalogue. Default values are left out. */
type TaskRow = Omit<MaintenanceTask, 'intervalMonths' | 'why' | keyof typeof usual | 'firstAfterMonths'> & {
  /** Months: the usual interval, then the shortest and the longest if they differ. */
  readonly every: readonly [typical: number, low?: number, high?: number]
  readonly why: readonly [text: string, ...sources: SourceTag[]]
} & Partial<Pick<MaintenanceTask, keyof typeof usual | 'firstAfterMonths'>>

const usual = { intervalSources: [], season: null, who: 'owner', safety: null, guardsAgainst: null } as const

/**
 * Creates a task of the catalogue. By default the owner can do it, it has no season, and it is first due after one
 * interval.
 */
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

/** Creates a statement with these sources. */
export function advice(text: string, ...sources: SourceTag[]): Advice {
  return { text, sources }
}

/** All variants of a type. */
export function all(type: ComponentType): Application {
  return { type, variants: 'all' }
}
