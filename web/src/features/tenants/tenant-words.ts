/** Both names. A tenant may have none. */
export function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim() || 'Unnamed tenant'
}
