import { config } from '../config.ts'
import { currentToken, markRejected } from '../session/session.ts'

/** The result of a download. `refused`: the server returned an error. `network`: the server could not be reached. */
export type SaveResult = 'saved' | 'refused' | 'network'

/** Downloads a file from the API and saves it. A plain link cannot do that, because it sends no token. */
export async function saveFile(
  path: string,
  query: Record<string, string | number | undefined>,
  fallbackName: string,
  /** If set, this body is sent with POST. It is for files that depend on more data than a URL can hold. */
  body?: unknown,
): Promise<SaveResult> {
  const token = currentToken()
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  try {
    const response = await fetch(`${config.apiBase}${path}?${search}`, {
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (response.status === 401) markRejected(token)
    if (!response.ok) return 'refused'
    offer(await response.blob(), nameIn(response.headers.get('content-disposition')) ?? fallbackName)
    return 'saved'
  } catch {
    return 'network'
  }
}

const nameIn = (disposition: string | null) => disposition?.match(/filename="?([^";]+)"?/)?.[1]

function offer(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // After this time the browser has read the file, so the memory can be released.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
