/** Joins first and last name. A tenant may have no name. */
export function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim() || 'Unnamed tenant'
}
