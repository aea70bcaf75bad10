// Functions that read the fields of a response. A field may be missing or invalid, because the specification requires
// only a few fields.

/** A response object whose fields are not validated yet. */
export type Unvalidated<T> = { readonly [Field in keyof T]?: unknown }

/** Returns a finite number, or the number in a numeric string. Returns undefined for anything else. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'string' && value.trim() !== '') return readNumber(Number(value))
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** Returns a string, or a number as a string. Returns a blank string for anything else. */
export function readText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

/** Like `readText`, but returns null instead of a blank. */
export function readTextOrNull(value: unknown): string | null {
  return readText(value) || null
}

/** Returns the objects of a list, or an empty list if the value is not a list. */
export function readList<T>(value: unknown): Unvalidated<T>[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : []
}
