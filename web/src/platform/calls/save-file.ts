import { toast } from '../../ui/feedback/toast.ts'
import { config } from '../config.ts'
import { currentToken } from '../session/session.ts'
import { type Answer, answerOf, markRefused, networkError, parseBody } from './api.ts'
import { useSingleMutation } from './use-single-mutation.ts'

/** The request for a file that the API creates. */
interface FileRequest {
  path: string
  query?: Record<string, string | number | undefined>
  /** If set, the request is a POST with this body. Needed if a file depends on more data than a URL can contain. */
  body?: unknown
  /** The name of the saved file if the server sends no name. */
  fallbackName: string
}

/**
 * Saves a file and shows the result in a toast. `what` is the noun in its texts, such as `report`. A call is ignored
 * while another file is being saved.
 */
export function useFileSaving(what: string) {
  const { isPending, mutateAsync } = useSingleMutation({ mutationFn: saveFile })

  async function save(request: FileRequest) {
    const answer = await mutateAsync(request)
    if (!answer) return
    if (answer.ok) toast.success(`The ${what} is saved`)
    else if (answer.network) toast.error(`Network error while making the ${what}`)
    else toast.error(`Failed to make the ${what}`, answer.error.message || undefined)
  }

  return { isSaving: isPending, save }
}

/** Downloads a file from the API and saves it. A link cannot do that, because the browser would send no token. */
async function saveFile({ path, query = {}, body, fallbackName }: FileRequest): Promise<Answer<null>> {
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
    if (!response.ok) {
      const answer = answerOf<null>(response.status, false, parseBody(await response.text()))
      markRefused(answer, token)
      return answer
    }
    offer(await response.blob(), nameIn(response.headers.get('content-disposition')) ?? fallbackName)
    return { ok: true, data: null, next: undefined }
  } catch {
    return networkError
  }
}

const nameIn = (disposition: string | null) => disposition?.match(/filename="?([^";]+)"?/)?.[1]

function offer(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // After a minute the browser has surely read the file, so the memory is released.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
