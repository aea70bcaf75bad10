import type { Answer, World } from './harness.ts'

export const uploadUrl = '/v1/properties/csv-bulk-upload'

type Content = string | Uint8Array<ArrayBuffer>

/** A multipart form as a browser sends it. */
export async function makeForm(content: Content, { name = 'homes.csv', field = 'file', times = 1 } = {}) {
  const form = new FormData()
  for (let time = 0; time < times; time += 1) form.append(field, new Blob([content]), name)
  return encodeForm(form)
}

export async function encodeForm(form: FormData) {
  const encoded = new Response(form)
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    contentType: encoded.headers.get('content-type') ?? '',
  }
}

/** Uploads a file to the portfolio of the token's customer. */
export async function uploadCsv<Body>(
  { app }: World,
  token: string,
  { payload, contentType }: Awaited<ReturnType<typeof encodeForm>>,
  headers: Record<string, string> = {},
  url = uploadUrl,
): Promise<Answer<Body>> {
  const response = await app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${token}`, 'content-type': contentType, ...headers },
    payload,
  })
  return { status: response.statusCode, body: response.json(), headers: response.headers }
}
