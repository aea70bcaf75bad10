import type { CamelCased } from '@home-pulse/contract/camel-case'
import type { csvBulkUpload, csvCheck } from '@home-pulse/contract/features/properties/csv'
import type { RouteResponse } from '@home-pulse/contract/route'
import { type Answer, answerOf, networkError, parseBody } from '../../../platform/calls/api.ts'
import { mintKey } from '../../../platform/calls/attempt.ts'
import { config } from '../../../platform/config.ts'
import { currentToken } from '../../../platform/session/session.ts'

export type ImportedHomes = CamelCased<RouteResponse<typeof csvBulkUpload>>
export type CheckedHomes = CamelCased<RouteResponse<typeof csvCheck>>

// The Idempotency-Key of each file. It stays the same, so that a retry after a lost response does not add the homes
// twice.
const keys = new WeakMap<File, string>()

/** Uploads a file and adds its homes. Reports the progress as the sent fraction, from 0 to 1. */
export function uploadCsv(file: File, onProgress: (share: number) => void): Promise<Answer<ImportedHomes>> {
  const key = keys.get(file) ?? mintKey()
  keys.set(file, key)
  return sendFile('/v1/properties/csv-bulk-upload', file, (request) => {
    request.setRequestHeader('idempotency-key', key)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
  })
}

/** Checks the homes of a file without adding them. */
export const checkCsv = (file: File, signal: AbortSignal): Promise<Answer<CheckedHomes>> =>
  sendFile('/v1/properties/csv-check', file, (request) =>
    signal.addEventListener('abort', () => request.abort()),
  )

/** Sends a file as a form. Uses XMLHttpRequest, because `fetch` does not report the progress of an upload. */
function sendFile<T>(
  path: string,
  file: File,
  prepare: (request: XMLHttpRequest) => void,
): Promise<Answer<T>> {
  const form = new FormData()
  form.append('file', file)
  const request = new XMLHttpRequest()
  request.open('POST', `${config.apiBase}${path}`)
  const token = currentToken()
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
  prepare(request)
  return new Promise((resolve) => {
    request.onload = () => resolve(readAnswer(request.status, request.responseText))
    request.onerror = () => resolve(networkError)
    request.onabort = () => resolve(networkError)
    request.send(form)
  })
}

export function readAnswer<T>(status: number, text: string): Answer<T> {
  return answerOf(status, status >= 200 && status <= 299, parseBody(text))
}
