import { errorCatalogue, problem } from '@home-pulse/contract/errors'
import type { Route } from '@home-pulse/contract/route'
import type { LightMyRequestResponse } from 'fastify'

/** Matches details of the implementation that no response may reveal, such as stack traces and SQL. */
const internals =
  /\bat [\w.<>]+ \(.*:\d+:\d+\)|\n\s+at |node_modules|\.[cm]?[tj]s:\d|\bselect .*\bfrom\b|\b(insert into|delete from) "?\w+|\bupdate "?\w+"?( \w+)? set\b|violates .* constraint|\brelation "|syntax error at|FST_[A-Z]|ZodError|\/(work|home|usr|tmp)\/\w|\bhome_pulse_(app|gate)\b|gate\.authenticate/i

/** Returns the first detail of the implementation in a body. Undefined if the body reveals none. */
export const internalsIn = (body: string): string | undefined => body.match(internals)?.[0]

/**
 * Describes what is wrong with a response. Returns undefined if nothing is. `secrets` are texts of another customer
 * that the response may not contain.
 */
export function faultOf(
  route: Route,
  { statusCode: status, headers, body }: LightMyRequestResponse,
  secrets: readonly string[],
): string | undefined {
  if (status >= 500) return `answers ${status}`
  const leak = secrets.find((secret) => body.includes(secret))
  if (leak) return `tells a stranger’s ${leak}`
  if (status === 304) return body === '' ? undefined : 'a 304 has a body'
  const type = String(headers['content-type'])
  if (status < 300) return faultOfSuccess(route, status, type, body)
  const inside = internalsIn(body)
  if (inside) return `lets out ${inside}`
  if (type !== 'application/json; charset=utf-8') return `refuses as ${type}`
  const parsed = problem.strict().safeParse(JSON.parse(body))
  if (!parsed.success) return `refuses in another shape: ${parsed.error.message}`
  const { code, statusCode } = parsed.data
  if (errorCatalogue[code].status !== status || statusCode !== status) return `${code} came as ${status}`
  return undefined
}

const isOfBytes = (type: string) => type === 'application/pdf'

function faultOfSuccess(route: Route, status: number, type: string, body: string): string | undefined {
  if (status !== route.status) return `succeeds with ${status}`
  const expected = route.mediaType ?? 'application/json'
  if (type.startsWith('text/event-stream') && route.events) return undefined
  if (!type.startsWith(expected) || !(isOfBytes(expected) || type.endsWith('; charset=utf-8')))
    return `answers ${type}`
  if (route.mediaType) return undefined
  const answer = route.response.safeParse(JSON.parse(body))
  return answer.success ? undefined : `answers another shape: ${answer.error.message}`
}
