type CamelCaseKey<K> = K extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCaseKey<Tail>>}`
  : K

/** The type of a response, with every key converted to camelCase, at any depth. */
export type CamelCased<T> = T extends readonly (infer Item)[]
  ? CamelCased<Item>[]
  : T extends object
    ? { [K in keyof T as CamelCaseKey<K> & string]: CamelCased<T[K]> }
    : T

const camelCaseKey = (key: string) => key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** Converts a response's keys (`postal_code`, `isMultifamily`) to camelCase. */
export function toCamelCase<T>(wire: T): CamelCased<T> {
  // The casts are needed, because the compiler cannot compute `CamelCased<T>` for an unknown `T`.
  if (Array.isArray(wire)) return wire.map(toCamelCase) as CamelCased<T>
  if (wire === null || typeof wire !== 'object') return wire as CamelCased<T>
  return Object.fromEntries(
    Object.entries(wire).map(([key, value]) => [camelCaseKey(key), toCamelCase(value)]),
  ) as CamelCased<T>
}
