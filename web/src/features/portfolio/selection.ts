/** The selected homes: either a set of their ids, or `all` for all homes that match the filters. */
export type Selection = ReadonlySet<string> | 'all'

export const noHomes: Selection = new Set()

export const countSelected = (selection: Selection, matching: number): number =>
  selection === 'all' ? matching : selection.size

export const isSelected = (selection: Selection, id: string): boolean =>
  selection === 'all' || selection.has(id)

/** Selects a home, or deselects it if it was selected. Returns the new selection. Returns `all` unchanged. */
export function toggled(selection: Selection, id: string): Selection {
  if (selection === 'all') return selection
  const next = new Set(selection)
  if (!next.delete(id)) next.add(id)
  return next
}
