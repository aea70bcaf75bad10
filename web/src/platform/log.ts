/** Logs events that the specification marks as "only logged" to the browser's console. */
export function logFailure(what: string) {
  console.error(what)
}
