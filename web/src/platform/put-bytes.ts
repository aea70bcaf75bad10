import type { Problem } from '@home-pulse/contract/errors'

/** What a signed address answered: its refusal where it gave one. */
export type PutResult = { ok: true } | { ok: false; problem: Problem | undefined }

interface PutOptions {
  contentType: string
  /** Told how much is on its way, from 0 to 1. */
  onProgress?: (share: number) => void
}

/**
 * Puts bytes to a signed address. It needs no token, and is given none: it may be another host's. An XMLHttpRequest,
 * since fetch does not tell how far an upload is.
 */
export function putBytes(
  url: string,
  body: Blob | string,
  { contentType, onProgress }: PutOptions,
): Promise<PutResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('PUT', url)
    request.setRequestHeader('content-type', contentType)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () =>
      resolve(
        request.status >= 200 && request.status < 300
          ? { ok: true }
          : { ok: false, problem: readProblem(request.responseText) },
      )
    request.onerror = () => resolve({ ok: false, problem: undefined })
    request.onabort = request.onerror
    request.send(body)
  })
}

/** A bucket of another host refuses in words of its own. */
function readProblem(text: string): Problem | undefined {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && 'message' in body ? (body as Problem) : undefined
  } catch {
    return undefined
  }
}
