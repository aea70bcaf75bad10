import type { ComponentType } from '@home-pulse/contract/vocabulary'
import type { Variant } from '../lives/lifetimes.ts'
import type { SourceTag } from '../sources.ts'

/** A statement and its sources. A statement without a source is common advice. */
export type Advice = { readonly text: string; readonly sources: readonly SourceTag[] }

/** The season of a task: March to May, or September to November. */
export type Season = 'spring' | 'fall'

/**
 * The components that need a task: one type, with all of its variants or only the listed ones. `undefined` in the list
 * stands for components without a recorded variant.
 */
export type TaskTarget = {
  readonly type: ComponentType
  readonly variants: 'all' | readonly (Variant | undefined)[]
}

/** Recurring work that keeps a component working and safe and makes it last. */
export type MaintenanceTask = {
  /** The id of the task. It never changes, because the database stores it with each day on which the task was done. */
  readonly id: string
  readonly appliesTo: readonly TaskTarget[]
  /** The work to do, with the verb first. */
  readonly title: string
  /** The recommended interval between two completions of the task, in months: usual, shortest and longest. */
  readonly intervalMonths: { readonly typical: number; readonly low: number; readonly high: number }
  /** The sources of the interval. Empty if the interval is our own judgment. */
  readonly intervalSources: readonly SourceTag[]
  /** Whole months from the installation to the first due date. */
  readonly firstAfterMonths: number
  readonly season: Season | null
  readonly who: 'owner' | 'professional'
  readonly why: Advice
  readonly safety: Advice | null
  /** The consequence of skipping the task: harm to people, or early failure. Null if only energy or comfort is lost. */
  readonly guardsAgainst: 'danger' | 'failure' | null
}

/** The short form in which the catalogue lists a task. The function `task` adds the default values. */
type TaskRow = Omit<
  MaintenanceTask,
  'intervalMonths' | 'why' | keyof typeof defaults | 'firstAfterMonths'
> & {
  /** Months: the usual interval, then the shortest and the longest if they differ. */
  readonly every: readonly [typical: number, low?: number, high?: number]
  readonly why: readonly [text: string, ...sources: SourceTag[]]
} & Partial<Pick<MaintenanceTask, keyof typeof defaults | 'firstAfterMonths'>>

const defaults = {
  intervalSources: [],
  season: null,
  who: 'owner',
  safety: null,
  guardsAgainst: null,
} as const

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
    ...defaults,
    ...row,
    intervalMonths: { typical, low, high },
    why: advice(...why),
  }
}

export function advice(text: string, ...sources: SourceTag[]): Advice {
  return { text, sources }
}

/** Returns a target that includes all variants of a type. */
export function allVariantsOf(type: ComponentType): TaskTarget {
  return { type, variants: 'all' }
}
