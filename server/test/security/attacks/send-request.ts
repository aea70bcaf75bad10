import type { Route } from '@home-pulse/contract/route'
import type { LightMyRequestResponse } from 'fastify'
import { makeForm } from '../../harness/fixtures/csv-upload.ts'
import type { World } from '../../harness/harness.ts'
import type { RequestParts } from './valid-requests.ts'

export async function sendRequest(
  { app }: World,
  { method, path }: Route,
  { params = {}, query, body, file }: RequestParts,
  headers: Record<string, string | undefined> = {},
): Promise<LightMyRequestResponse> {
  const form = file === undefined ? undefined : await makeForm(file)
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const present = Object.entries(headers).filter(([, value]) => value !== undefined) as [string, string][]
  return app.inject({
    method,
    url: query ? `${filled}?${new URLSearchParams(query)}` : filled,
    headers: { ...Object.fromEntries(present), ...(form && { 'content-type': form.contentType }) },
    ...(form ? { payload: form.payload } : body !== undefined && { payload: body as object }),
  })
}
