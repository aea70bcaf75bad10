import type { Problem } from '@home-pulse/contract/errors'

/** The result of an upload. After a failure, `problem` is the server's error, or undefined if it sent none. */
export type PutResult = { ok: true } | { ok: false; problem: Problem | undefined }

interface PutOptions {
  contentType: string
  /** Called with the sent fraction, from 0 to 1. */
  onProgress?: (share: number) => void
}

/**
 * Uploads bytes to a signed URL. Sends no token, because the URL may belong to another host. Uses XMLHttpRequest,
 * because fetch does not report the progress of an upload.
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

/** Parses an error of our API. Returns undefined for an error of a storage service, which has another format. */
function readProblem(text: string): Problem | undefined {
  try {
    const body: unknown = JSON.parse(text)
    // The cast is not exact. But an error with a message comes from our API, and the screens use only the message.
    return typeof body === 'object' && body !== null && 'message' in body ? (body as Problem) : undefined
  } catch {
    return undefined
  }
}
