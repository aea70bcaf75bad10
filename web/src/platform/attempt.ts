/** One try at sending a form: trying again with the same body must carry the same key. */
export interface Attempt {
  key: string
  body: string
}

/** 128 random bits in hex; `crypto.randomUUID` is missing where the page is served over plain http. */
export function mintKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** The attempt for a body: the earlier one when nothing has changed since, so that no home is added twice. */
export function attemptFor(body: string, earlier: Attempt | null): Attempt {
  return earlier?.body === body ? earlier : { key: mintKey(), body }
}
