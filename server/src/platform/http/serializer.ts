import type { FastifySerializerCompiler } from 'fastify'
import { ResponseSerializationError } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { mapYielding } from './load/yielding-loop.ts'

/**
 * Validates a response against its schema and serializes it. Uses zod's parser, because no response schema transforms
 * values. Zod's `encode` would be slower: it checks everything twice, and does not use zod's compiled parsers.
 */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> =
  ({ schema, method, url }) =>
  (answer) =>
    serialize(schema, answer, { method, url }) ?? ''

interface RouteAddress {
  readonly method: string
  readonly url: string
}

/** Validates and serializes a value. Returns undefined for an optional value that is absent. */
function serialize(
  schema: z.core.$ZodType,
  answer: unknown,
  { method, url }: RouteAddress,
): string | undefined {
  const { data, error } = z.core.safeParse(schema, answer)
  // The cast is safe: zod creates only errors of its class ZodError. The type of zod's core is wider.
  if (error) throw new ResponseSerializationError(method, url, { cause: error as z.ZodError })
  return JSON.stringify(data)
}

/** The number of list entries that are serialized before other requests can run. */
const entriesAtOnce = 100

/** Returns true if a response is or contains a list with more than `entriesAtOnce` entries. */
export const isLong = (answer: unknown): boolean =>
  isLongList(answer) ||
  (typeof answer === 'object' && answer !== null && Object.values(answer).some(isLongList))

const isLongList = (value: unknown): boolean => Array.isArray(value) && value.length > entriesAtOnce

/** Validates and serializes a long response. Other requests run in between. */
export async function serializeYielding(
  schema: z.core.$ZodType,
  answer: unknown,
  address: RouteAddress,
): Promise<Buffer> {
  const parts = await mapYielding(partsOf(schema, answer, address), (text) => Buffer.from(text))
  return Buffer.concat(parts)
}

/**
 * Yields the JSON text of a response in parts. If a schema has a check for a whole list or object, that list or object
 * is one part.
 */
function* partsOf(schema: z.core.$ZodType, answer: unknown, address: RouteAddress): Generator<string> {
  const isDivisible = (schema._zod.def.checks ?? []).length === 0
  if (isDivisible && schema instanceof z.ZodArray && Array.isArray(answer)) {
    yield* partsOfList(schema, answer, address)
  } else if (isDivisible && schema instanceof z.ZodObject && typeof answer === 'object' && answer !== null) {
    yield* partsOfObject(schema, answer, address)
  } else yield serialize(schema, answer, address) ?? 'null'
}

function* partsOfList(
  schema: z.ZodArray,
  list: readonly unknown[],
  address: RouteAddress,
): Generator<string> {
  yield '['
  for (let at = 0; at < list.length; at += entriesAtOnce) {
    const written = serialize(schema, list.slice(at, at + entriesAtOnce), address)
    yield (at > 0 ? ',' : '') + written?.slice(1, -1)
  }
  yield ']'
}

function* partsOfObject({ shape }: z.ZodObject, answer: object, address: RouteAddress): Generator<string> {
  // The cast is safe: a name that the object lacks gives undefined.
  const values = answer as Readonly<Record<string, unknown>>
  let before = '{'
  for (const [name, schema] of Object.entries(shape)) {
    const isAbsent = values[name] === undefined && serialize(schema, undefined, address) === undefined
    if (isAbsent) continue
    yield `${before}${JSON.stringify(name)}:`
    yield* partsOf(schema, values[name], address)
    before = ','
  }
  yield before === '{' ? '{}' : '}'
}
