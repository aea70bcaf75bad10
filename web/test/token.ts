/** Creates a token like those of the server. Its signature is invalid, but the browser does not check it. */
export function makeToken(claims: Record<string, unknown> = {}): string {
  const payload = {
    user_id: 'user-1',
    email: 'ada@example.com',
    first_name: '',
    last_name: '',
    exp: Date.now() / 1000 + 3600,
    ...claims,
  }
  const bytes = new TextEncoder().encode(JSON.stringify(payload))
  const base64 = btoa(String.fromCharCode(...bytes))
  return `header.${base64.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')}.signature`
}
