import type { CamelCased } from '@home-pulse/contract/camel-case'
import type { csvBulkUpload } from '@home-pulse/contract/features/properties-csv'
import type { RouteResponse } from '@home-pulse/contract/route'
import { type Answer, answerOf, networkError, parseBody } from '../../../platform/api.ts'
import { mintKey } from '../../../platform/attempt.ts'
import { config } from '../../../platform/config.ts'
import { currentToken } from '../../../platform/session.ts'

type Imported = CamelCased<RouteResponse<typeof csvBulkUpload>>

// Sending the same chosen file again, when its first answer was lost on the way, must not double the homes in it.
const keys = new WeakMap<File, string>()

/**
 * Sends a file as a form. XMLHttpRequest, because `fetch` does not tell how far an upload has come; the share sent, from
 * 0 to 1, is told while it goes.
 */
export function uploadCsv(file: File, onProgress: (share: number) => void): Promise<Answer<Imported>> {
  const form = new FormData()
  form.append('file', file)
  const request = new XMLHttpRequest()
  request.open('POST', `${config.apiBase}/v1/properties/csv-bulk-upload`)
  const token = currentToken()
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
  const key = keys.get(file) ?? mintKey()
  keys.set(file, key)
  request.setRequestHeader('idempotency-key', key)
  return new Promise((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(readAnswer(request.status, request.responseText))
    request.onerror = () => resolve(networkError)
    request.send(form)
  })
}

export function readAnswer(status: number, text: string): Answer<Imported> {
  return answerOf(status, status >= 200 && status <= 299, parseBody(text))
}
