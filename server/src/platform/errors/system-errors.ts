/** Returns the code of an error of Node.js, such as `ENOENT`, or undefined if it has none. */
export function systemErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
