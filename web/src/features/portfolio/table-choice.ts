/**
 * The filters and the order of the table in the format of the API. An empty object selects all homes, in the order in
 * which they were added.
 */
export interface TableChoice {
  q?: string | undefined
  state?: string | undefined
  status?: string | undefined
  vacant?: string | undefined
  kind?: string | undefined
  tag?: string | undefined
  minAge?: string | undefined
  maxAge?: string | undefined
  sort?: string | undefined
  order?: string | undefined
}

const names = [
  ...(['q', 'state', 'status', 'vacant', 'kind', 'tag', 'minAge', 'maxAge'] as const),
  ...(['sort', 'order'] as const),
]
const orderNames: readonly string[] = ['sort', 'order']

/** Reads the filters and the order from the search string of the URL. Unknown names are dropped. */
export function readChoice(text: string): TableChoice {
  const search = new URLSearchParams(text)
  return cleaned(Object.fromEntries(names.map((name) => [name, search.get(name) ?? undefined])))
}

/** Writes the filters and the order as a search string for the URL. It is empty for the defaults. */
export const writeChoice = (choice: TableChoice): string =>
  new URLSearchParams(
    Object.entries(cleaned(choice)).map(([name, value]) => [name, String(value)]),
  ).toString()

/** Removes undefined and empty values. */
export const cleaned = (choice: TableChoice): TableChoice =>
  Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== undefined && value !== ''))

/** Returns the filters without the order. */
export const filterOf = (choice: TableChoice): TableChoice =>
  Object.fromEntries(Object.entries(cleaned(choice)).filter(([name]) => !orderNames.includes(name)))

export const isFiltered = (choice: TableChoice): boolean => Object.keys(filterOf(choice)).length > 0

/**
 * Returns the choice after a click on a column's heading. The first click sorts in the column's default direction, the
 * second in the opposite direction. The third removes the sorting.
 */
export function sortedBy(choice: TableChoice, sort: string, isDescendingFirst: boolean): TableChoice {
  const isDescending = choice.order === 'desc'
  if (choice.sort !== sort) return { ...choice, sort, order: isDescendingFirst ? 'desc' : undefined }
  return isDescending === isDescendingFirst
    ? { ...choice, order: isDescendingFirst ? undefined : 'desc' }
    : { ...choice, sort: undefined, order: undefined }
}
