const dollarsAndCents = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

/** `$1,850`, `$1,850.50`: a rent is exact, so its cents are kept. */
export function formatRent(dollars: number): string {
  return dollarsAndCents.format(dollars)
}

/** Both names; a tenant may have been entered with neither. */
export function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim() || 'Unnamed tenant'
}
