import type { CamelCased } from '@home-pulse/contract/camel-case'
import type { CheckedImport } from '@home-pulse/contract/features/records/import'
import { type Answer, answerOf, networkError, parseBody } from '../../platform/calls/api.ts'

/**
 * Uploads a zip file to a signed URL, and returns a summary of its contents. Reports the progress as the sent fraction,
 * from 0 to 1.
 */
export function sendImport(
  url: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<Answer<CamelCased<CheckedImport>>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('PUT', url)
    request.setRequestHeader('content-type', 'application/zip')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(read(request.status, request.responseText))
    request.onerror = () => resolve(networkError)
    request.onabort = () => resolve(networkError)
    request.send(file)
  })
}

function read(status: number, text: string): Answer<CamelCased<CheckedImport>> {
  return answerOf(status, status >= 200 && status <= 299, parseBody(text))
}
