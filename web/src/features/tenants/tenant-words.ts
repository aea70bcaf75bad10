/** Both names; a tenant may have been entered with neither. */
export function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim() || 'Unnamed tenant'
}
