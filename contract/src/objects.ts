// Functions for objects with typed keys, and for grouping. Browsers load this file. It must not import the validation
// library zod, because zod is large.

/** Returns true for an object that is not an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Creates an object with one entry for each item. */
export const byKey = <Item, Key extends string, Value>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
  make: (item: Item) => Value,
): Record<Key, Value> =>
  // The cast restores the types of the keys, which `Object.fromEntries` loses.
  Object.fromEntries(items.map((item) => [keyOf(item), make(item)])) as Record<Key, Value>

export const keysOf = <From extends object>(from: From): (keyof From & string)[] =>
  // The cast is needed because `Object.keys` returns `string[]`: an object may have keys that are not in its type.
  Object.keys(from) as (keyof From & string)[]

export const entriesOf = <Key extends string, Value>(from: { readonly [K in Key]?: Value }): [Key, Value][] =>
  // The cast is needed because `Object.entries` returns keys of the type `string`: an object may have keys that are not
  // in its type.
  Object.entries(from) as [Key, Value][]

/** Groups items by key. Keeps their order. */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** Returns a copy of an object with some of its entries. */
export const pick = <From extends object, Key extends keyof From & string>(
  from: From,
  keys: readonly Key[],
): Pick<From, Key> =>
  // The cast is needed, because the compiler cannot check that each key keeps the type of its value.
  byKey(
    keys,
    (key) => key,
    (key) => from[key],
  ) as Pick<From, Key>
