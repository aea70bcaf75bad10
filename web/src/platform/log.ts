/** For what the specification has "only logged": nobody is told, and whoever looks into the browser's console finds it. */
export function logFailure(what: string) {
  console.error(what)
}
