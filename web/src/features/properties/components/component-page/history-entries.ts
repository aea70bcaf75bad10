import { productFacts } from '@home-pulse/contract/component-facts'
import type { PlainDate } from '@home-pulse/contract/primitives'
import type { Installation } from '../../../components/component-query.ts'

interface MaintenanceRecords {
  readonly tasks: readonly { taskId: string; title: string }[]
  readonly events: readonly {
    id: string
    taskId: string
    kind: string
    on: PlainDate
    note: string | null
    cost: number | null
  }[]
}

interface Entry {
  readonly key: string
  readonly on: PlainDate
  readonly details: string[]
  /** The recorded cost in dollars. Null if none was recorded. */
  readonly cost: number | null
}

export type HistoryEntry =
  | (Entry & { readonly kind: 'installed' | 'replaced' })
  | (Entry & { readonly kind: 'task'; readonly title: string })

const nonBlank = (values: readonly (string | null | false | undefined)[]): string[] =>
  values.filter((value): value is string => Boolean(value))

/**
 * Returns the installations and the finished tasks of a component, newest first. `installations` must be sorted, newest
 * first.
 */
export function historyOf(
  installations: readonly Installation[],
  kept: MaintenanceRecords | undefined,
): HistoryEntry[] {
  const installed = installations.flatMap((one, place): HistoryEntry[] => {
    const before = installations[place + 1]
    if (one.installedOn === null) return []
    const product = nonBlank(productFacts.map((name) => one[name])).join(' ')
    return [
      {
        key: one.id,
        kind: before ? 'replaced' : 'installed',
        on: one.installedOn,
        details: nonBlank([
          product,
          before?.removalReason && `Reason: ${before.removalReason}`,
          before?.stillWorked && 'The old one still worked',
        ]),
        // The first installation has no recorded cost. Its `cost` is an estimate for the future replacement.
        cost: before ? one.cost : null,
      },
    ]
  })
  const titles = new Map(kept?.tasks.map(({ taskId, title }) => [taskId, title]))
  const done = (kept?.events ?? [])
    .filter(({ kind }) => kind === 'done')
    .map(
      (event): HistoryEntry => ({
        key: event.id,
        kind: 'task',
        title: titles.get(event.taskId) ?? event.taskId.replaceAll('-', ' '),
        on: event.on,
        details: nonBlank([event.note]),
        cost: event.cost,
      }),
    )
  return [...installed, ...done].toSorted((one, other) => other.on.localeCompare(one.on))
}
