import type { ComponentType } from '@home-pulse/contract/vocabulary'
import type { Variant } from '../lives/lifetimes.ts'
import type { SourceTag } from '../sources.ts'

/** A statement and its sources. A statement without a source is common advice. */
export type Advice = { readonly text: string; readonly sources: readonly SourceTag[] }

/** The season of a task: March to May, or September to November. */
export type Season = 'spring' | 'fall'

/**
 * The components of a type that need a task: of all variants, or only of the listed ones. `undefined` in the list means
 * components without a recorded variant.
 */
export type TaskTarget = {
  readonly type: ComponentType
  readonly variants: 'all' | readonly (Variant | undefined)[]
}

/** Recurring work that keeps a component working and safe and makes it last. */
export type MaintenanceTask = {
  /** Never changes, because the database stores the days on which a task was done under its id. */
  readonly id: string
  readonly appliesTo: readonly TaskTarget[]
  /** The work to do, with the verb first. */
  readonly title: string
  /** The months between two rounds of the task: the usual interval, and the shortest and longest recommended one. */
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
  /** The consequence of skipping the task: harm to people, or early failure. Null if only energy or comfort is lost. */
  readonly guardsAgainst: 'danger' | 'failure' | null
}

/** A task in the form in which the catalogue writes it. Default values are left out. */
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

/** Creates a statement with these sources. */
export function advice(text: string, ...sources: SourceTag[]): Advice {
  return { text, sources }
}

/** Returns a target that includes all variants of a type. */
export function allVariantsOf(type: ComponentType): TaskTarget {
  return { type, variants: 'all' }
}
