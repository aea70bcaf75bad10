// Creates objects with typed keys. This file does not import zod, because browsers load it.

/** Creates an object with one entry for each item. */
export const byKey = <Item, Key extends string, Value>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
  make: (item: Item) => Value,
): Record<Key, Value> =>
  // `Object.fromEntries` loses the types of the keys.
  Object.fromEntries(items.map((item) => [keyOf(item), make(item)])) as Record<Key, Value>

/** Returns a copy of an object with some of its entries. */
export const pick = <From extends object, Key extends keyof From & string>(
  from: From,
  keys: readonly Key[],
): Pick<From, Key> =>
  // The compiler does not connect the value of a key with the type of this key.
  byKey(
    keys,
    (key) => key,
    (key) => from[key],
  ) as Pick<From, Key>
