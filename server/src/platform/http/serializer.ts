import type { FastifySerializerCompiler } from 'fastify'
import { ResponseSerializationError } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { mapInTurns } from './load/yielding-loop.ts'

/**
 * Validates a response against its schema and serializes it. It parses instead of encoding: no response
 * schema transforms values, and zod's `encode` would check everything twice and without compiled code.
 */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> =
  ({ schema, method, url }) =>
  (answer) =>
    serialize(schema, answer, { method, url }) ?? ''

interface Address {
  readonly method: string
  readonly url: string
}

/** Returns undefined for an optional value that is absent. */
function serialize(schema: z.core.$ZodType, answer: unknown, { method, url }: Address): string | undefined {
  const { data, error } = z.core.safeParse(schema, answer)
  if (error) throw new ResponseSerializationError(method, url, { cause: error as z.ZodError })
  return JSON.stringify(data)
}

/** The number of list entries that are validated and written at a time. */
const entriesAtOnce = 100

/** Returns true if a response is or contains a list with more than `entriesAtOnce` entries. */
export const isLong = (answer: unknown): boolean =>
  isLongList(answer) ||
  (typeof answer === 'object' && answer !== null && Object.values(answer).some(isLongList))

const isLongList = (value: unknown): boolean => Array.isArray(value) && value.length > entriesAtOnce

/** Validates and writes a long response like `serializerCompiler`, but serves other requests in between. */
export async function serializeInTurns(
  schema: z.core.$ZodType,
  answer: unknown,
  address: Address,
): Promise<Buffer> {
  const pieces = await mapInTurns(piecesOf(schema, answer, address), (text) => Buffer.from(text))
  return Buffer.concat(pieces)
}

/**
 * Yields the JSON text of a response in parts. A list or an object with a cross-field check is one part,
 * because it is validated as a whole.
 */
function* piecesOf(schema: z.core.$ZodType, answer: unknown, address: Address): Generator<string> {
  const isOfParts = (schema._zod.def.checks ?? []).length === 0
  if (isOfParts && schema instanceof z.ZodArray && Array.isArray(answer)) {
    yield* piecesOfList(schema, answer, address)
  } else if (isOfParts && schema instanceof z.ZodObject && typeof answer === 'object' && answer !== null) {
    yield* piecesOfObject(schema, answer, address)
  } else yield serialize(schema, answer, address) ?? 'null'
}

function* piecesOfList(schema: z.ZodArray, list: readonly unknown[], address: Address): Generator<string> {
  yield '['
  for (let at = 0; at < list.length; at += entriesAtOnce) {
    const written = serialize(schema, list.slice(at, at + entriesAtOnce), address)
    yield (at > 0 ? ',' : '') + written?.slice(1, -1)
  }
  yield ']'
}

function* piecesOfObject({ shape }: z.ZodObject, answer: object, address: Address): Generator<string> {
  const values = answer as Readonly<Record<string, unknown>>
  let before = '{'
  for (const [name, schema] of Object.entries(shape)) {
    const isAbsent = values[name] === undefined && serialize(schema, undefined, address) === undefined
    if (isAbsent) continue
    yield `${before}${JSON.stringify(name)}:`
    yield* piecesOf(schema, values[name], address)
    before = ','
  }
  yield before === '{' ? '{}' : '}'
}
