/** Logs a failure to the browser's console, for events that the specification calls "only logged". */
export function logFailure(what: string) {
  console.error(what)
}
