/** Joins class names with spaces. Leaves out undefined, null, false and empty ones. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
