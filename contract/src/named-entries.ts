import { z } from 'zod'
import { isRecord } from './objects.ts'
import { describedAs } from './primitives.ts'

const maxEntries = 200
/**
 * After this many invalid entries the rest of the list is not validated: describing errors is slow, and the request
 * is rejected anyway.
 */
const maxFaultyEntries = 5

/**
 * Returns the path of an issue within its entry of a map or list. In a map, the path is empty if the entry is a plain
 * value, such as the age in `{ "roof": 12 }`. It is also empty if the issue is about the name, which is the key.
 */
const pathWithin = (raw: unknown, key: string | number, path: PropertyKey[]): PropertyKey[] =>
  isRecord(raw) && (path[0] === 'name' || !isRecord(raw[key])) ? [] : path

/**
 * Accepts a map from name to value, as specified, or an array of entries with a `name`. An array can have two entries
 * for one type. Entries without a name are dropped.
 */
export function namedEntries<S extends z.ZodType>(
  entry: S,
  mapValue: z.ZodType,
  fromMapValue: (value: unknown) => unknown,
) {
  const read = z.unknown().transform((raw, ctx): z.output<S>[] => {
    if (raw === undefined || raw === null || raw === '') return []
    const named: [string | number, unknown][] = Array.isArray(raw)
      ? [...raw.entries()]
      : isRecord(raw)
        ? Object.entries(raw).map(([name, value]) => {
            const fields = fromMapValue(value)
            return [name, isRecord(fields) ? { ...fields, name } : fields]
          })
        : []
    if (!Array.isArray(raw) && !isRecord(raw)) ctx.addIssue('must be an object or an array')
    if (named.length > maxEntries) ctx.addIssue(`must have at most ${maxEntries} entries`)
    const parsed: z.output<S>[] = []
    let faulty = 0
    for (const [key, value] of named.slice(0, maxEntries)) {
      if (isRecord(value) && (value.name ?? '') === '') continue
      if (isRecord(value) && typeof value.name === 'string' && value.name.trim() === '') continue
      const result = entry.safeParse(value)
      if (result.success) {
        parsed.push(result.data)
        continue
      }
      faulty += 1
      if (faulty > maxFaultyEntries) break
      for (const { path, message } of result.error.issues)
        ctx.addIssue({ code: 'custom', path: [key, ...pathWithin(raw, key, path)], message })
    }
    return parsed
  })
  return describedAs(z.union([z.record(z.string(), mapValue), z.array(entry), z.null()]), read)
    .optional()
    .transform((list) => list ?? [])
    .meta({
      description: 'A map from lowercase name to value, or an array of entries that carry their `name`.',
    })
}
