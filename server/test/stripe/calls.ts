import { assertFound, type Ledger } from './objects.ts'

/** The parameters of a form. Nested names become objects: `metadata[a]=b` is `{ metadata: { a: 'b' } }`. */
export interface Params {
  readonly [name: string]: string | Params
}

export class StripeError extends Error {
  readonly status: number
  readonly error: { readonly type: string; readonly code?: string; readonly param?: string }
  constructor(status: number, error: StripeError['error']) {
    super(error.code ?? error.type)
    this.status = status
    this.error = error
  }
}

export const invalid = (code: string, param?: string, status = 400) =>
  new StripeError(status, { type: 'invalid_request_error', code, ...(param && { param }) })

export const text = (value: string | Params | undefined) => (typeof value === 'string' ? value : undefined)
export const part = (value: string | Params | undefined): Params => (typeof value === 'object' ? value : {})
export const findOrThrow = <T>(map: Map<string, T>, id: string | undefined): T => {
  const found = id === undefined ? undefined : map.get(id)
  if (!found) throw invalid('resource_missing', 'id', 404)
  return found
}

/**
 * Returns one page of a list, newest first. `limit` is its size, and `starting_after` is the id before its first item.
 */
export function pageOf<T extends { readonly id: string }>(all: Iterable<T>, params: Params) {
  const newestFirst = [...all].reverse()
  const limit = Number(params.limit ?? 10)
  if (!(limit >= 1 && limit <= 100)) throw invalid('parameter_invalid_integer', 'limit')
  const after = text(params.starting_after)
  const begin = after ? newestFirst.findIndex(({ id }) => id === after) + 1 : 0
  return {
    object: 'list',
    data: newestFirst.slice(begin, begin + limit),
    has_more: newestFirst.length > begin + limit,
  }
}

export type Answer = (params: Params, id: string) => object

export type Row = readonly [method: string, path: RegExp, Answer]

/**
 * Replaces ids by the objects that they name, in the fields that the parameter `expand` lists. Does this in a single
 * object, or in each item of a list.
 */
export function expand<T extends object>(ledger: Ledger, object: T, params: Params): T {
  const known: Record<string, (id: string) => object> = {
    latest_invoice: (id) => assertFound(ledger.invoices.get(id)),
    invoice: (id) => assertFound(ledger.invoices.get(id)),
    subscription: (id) => structuredClone(assertFound(ledger.subscriptions.get(id))),
  }
  const copy = structuredClone(object)
  for (const path of Object.values(part(params.expand)).map(String)) {
    const field = path.replace(/^data\./, '')
    // The items of a list are in its field `data`. So Stripe's path to a field of an item begins with `data.`.
    const targets = path.startsWith('data.') ? ((copy as { data?: object[] }).data ?? []) : [copy]
    for (const target of targets) {
      const ref: unknown = Reflect.get(target, field)
      if (typeof ref === 'string') Reflect.set(target, field, known[field]?.(ref))
    }
  }
  return copy
}
