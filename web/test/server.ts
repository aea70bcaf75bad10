import { afterEach, vi } from 'vitest'

interface SeenRequest {
  url: string
  method: string
  headers: Record<string, string>
  body: unknown
}

/** Replaces `fetch`. Each call gets the same response. The returned list records the requests. */
export function answerWith(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): SeenRequest[] {
  const seen: SeenRequest[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    seen.push({
      url,
      method: init.method ?? 'GET',
      headers: init.headers as Record<string, string>,
      body: init.body === undefined ? undefined : JSON.parse(String(init.body)),
    })
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return new Response(text, { status, headers })
  })
  return seen
}

export function cutTheNetwork() {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
}

afterEach(() => {
  vi.unstubAllGlobals()
})
