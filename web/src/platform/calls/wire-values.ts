// The specification requires few fields of a response. These functions read fields that may be missing or invalid.

/** A response object before validation. */
export type Unread<T> = { readonly [Field in keyof T]?: unknown }

/** A finite number, also from a numeric string; undefined if it is neither. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'string' && value.trim() !== '') return readNumber(Number(value))
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** Text, also from a number; blank if it is neither. */
export function readText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

/** Like `readText`, but null if it is blank. */
export function readTextOrNull(value: unknown): string | null {
  return readText(value) || null
}

/** The objects of a list; empty if there is no list. */
export function readList<T>(value: unknown): Unread<T>[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : []
}
