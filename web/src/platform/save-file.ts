import { config } from './config.ts'
import { currentToken, noteRefusal } from './session.ts'

/** How a download went: `refused` by the server, or not reached. */
export type Saved = 'saved' | 'refused' | 'network'

/**
 * Fetches a file of the API and hands it to the browser to save. A plain link cannot carry the token.
 * @param fallbackName where the answer names no file
 */
export async function saveFile(
  path: string,
  query: Record<string, string | number | undefined>,
  fallbackName: string,
): Promise<Saved> {
  const token = currentToken()
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  try {
    const response = await fetch(`${config.apiBase}${path}?${search}`, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    })
    if (response.status === 401) noteRefusal(token)
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
  // The browser has taken the file up by then; held any longer it would only fill the memory.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
