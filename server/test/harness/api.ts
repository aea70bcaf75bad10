import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

export interface Answer<Body> {
  readonly status: number
  readonly body: Body
  readonly headers: LightMyRequestResponse['headers']
}

export interface Api {
  get<Body>(path: string, headers?: Record<string, string>): Promise<Answer<Body>>
  post<Body>(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<Body>>
  put<Body>(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<Body>>
  delete<Body>(path: string, headers?: Record<string, string>): Promise<Answer<Body>>
}

/**
 * Returns functions that send requests to an app as the customer with this token. Without a token, the client is not
 * signed in.
 */
export function makeApi(app: () => FastifyInstance, token?: string): Api {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const call = async <Body>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> => {
    const request: InjectOptions = {
      method,
      url,
      headers: { ...authorization, ...headers },
      ...(payload !== undefined && { payload: payload as object }),
    }
    const response = await app().inject(request)
    const isJson = String(response.headers['content-type']).startsWith('application/json')
    return {
      status: response.statusCode,
      body: isJson ? response.json() : (response.body as Body),
      headers: response.headers,
    }
  }
  return {
    get: (path, headers) => call('GET', path, undefined, headers),
    post: (path, body, headers) => call('POST', path, body, headers),
    put: (path, body, headers) => call('PUT', path, body, headers),
    delete: (path, headers) => call('DELETE', path, undefined, headers),
  }
}
