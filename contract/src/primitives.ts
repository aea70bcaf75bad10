import { z } from 'zod'
import { stateCodes } from './vocabulary.ts'
import { formatCount } from './wording.ts'

export const notAnId = 'must be an id'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const notACursor = 'must be the cursor of a Link header'

/** The maximum and default page size of lists that are not in the specification. */
export const maxPageEntries = 500

/**
 * The default page size of lists in the specification. The response header `Link: <...>; rel="next"` contains the URL
 * of the next page.
 */
export const maxWholeListEntries = 10_000

/** The cursor of a list that is sorted by id. */
export const idCursor = z.string().regex(uuid, notACursor).toLowerCase()

/** A UUID. The server creates version 7, so ids sort by age. */
export const id = z.string().regex(uuid, notAnId).toLowerCase().meta({ format: 'uuid' })

/** A calendar date, `YYYY-MM-DD`, without time or zone. The first year is 1, because PostgreSQL has no year 0. */
export const plainDate = z.iso.date().refine((date) => !date.startsWith('0000'), 'must be a date')
export type PlainDate = z.infer<typeof plainDate>

/** A timestamp in UTC (ISO 8601). It must not be before 1970, because ids contain the milliseconds since 1970. */
export const timestamp = z.iso
  .datetime()
  .refine((value) => value >= '1970', 'must be an instant from 1970 on')

/** US dollars as a JSON number, at most two decimals. */
export const dollars = z.number().min(0)

export const probability = z.number().min(0).max(1)

/** Matches control characters (except NUL, tab and line ends) and characters that change the text direction. */
const invisibleCharacters = /(?![\0\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu

/**
 * Removes invisible characters and those that change the text direction. A NUL is not removed, so that validation
 * rejects it.
 */
export const stripControlChars = (text: string): string => text.replace(invisibleCharacters, '')

/**
 * Trimmed text of limited length, without invisible characters. A NUL or half of a surrogate pair is rejected, because
 * PostgreSQL cannot store it.
 */
export const text = (maxLength: number) =>
  z
    .string('must be text')
    .overwrite(stripControlChars)
    .trim()
    .max(maxLength, `must be at most ${formatCount(maxLength)} characters`)
    .refine((value) => !/[\0\p{Surrogate}]/u.test(value), 'must not contain characters that are no text')

export const requiredText = (maxLength: number) => text(maxLength).min(1, 'must not be blank')

/** Optional text. `null` and blank text are treated as absent. */
export const optionalText = (maxLength: number) =>
  z
    .union([text(maxLength), z.null()], 'must be text')
    .optional()
    .transform((value) => value || undefined)

const blank = z.literal(['', null])

/**
 * Accepts a valid or a blank value. For any other value, the client sees the message of `schema`, not zod's message
 * about the union of both.
 */
const orBlank = <B extends z.ZodType, S extends z.ZodType>(blankForm: B, schema: S) =>
  z
    .union([blankForm, schema], {
      error: ({ code, ...found }) =>
        code === 'invalid_union' && 'errors' in found ? found.errors.at(-1)?.at(0)?.message : undefined,
    })
    .optional()

/** Makes a value optional. `''` and `null` are treated as absent. */
export const blankable = <S extends z.ZodType>(schema: S) =>
  orBlank(
    blank.transform(() => undefined),
    schema,
  )

/** Lets an update clear a value: `''` and `null` become null. An absent value is unchanged. */
export const emptiable = <S extends z.ZodType>(schema: S) =>
  orBlank(
    blank.transform(() => null),
    schema,
  )

/** A calendar date or an ISO date-time, of which only the part before the `T` is used. */
export const dateInput = z
  .string('must be a date')
  .transform((value) => value.trim().replace(/^(\d{4}-\d{2}-\d{2})T.*$/s, '$1'))
  .refine((value) => plainDate.safeParse(value).success, 'must be a date, YYYY-MM-DD')

/** US dollars as a JSON number or a numeric string. */
export const dollarsInput = (max: number) => {
  const sentence = `must be an amount from 0 to ${formatCount(max)}`
  return z
    .union(
      [
        z.number(sentence),
        z
          .string()
          .regex(/^\s*\d{1,20}(\.\d{1,20})?\s*$/, sentence)
          .transform(Number),
      ],
      sentence,
    )
    .pipe(z.number(sentence).min(0, sentence).max(max, sentence))
}

/** A whole number, as a JSON number or a numeric string. */
export const wholeNumber = (min: number, max: number) => {
  const sentence = `must be a whole number from ${min} to ${max}`
  return z
    .union(
      [
        z.number(sentence),
        z
          .string()
          .regex(/^\s*-?\d+\s*$/, sentence)
          .transform(Number),
      ],
      sentence,
    )
    .pipe(z.int({ error: sentence, abort: true }).min(min, sentence).max(max, sentence))
}

/** A number within inclusive bounds, as a JSON number or a numeric string such as `0.025`. */
export const numberInput = (min: number, max: number) => {
  const sentence = `must be a number from ${min} to ${max}`
  return z
    .union(
      [
        z.number(sentence),
        z
          .string()
          .regex(/^\s*-?\d{1,10}(\.\d{1,20})?\s*$/, sentence)
          .transform(Number),
      ],
      sentence,
    )
    .pipe(z.number(sentence).min(min, sentence).max(max, sentence))
}

const wireShapes = new WeakMap<object, z.ZodType>()

/**
 * Attaches a description of the accepted shape to a schema with a hand-written parser. The API's documentation shows
 * it.
 */
export function describedAs<S extends z.ZodType>(shape: z.ZodType, schema: S): S {
  wireShapes.set(schema, shape)
  return schema
}

/** Returns the description of a schema that `describedAs` attached, if any. */
export const wireShapeOf = (schema: object): z.ZodType | undefined => wireShapes.get(schema)

/** Checks the length of a list before its items, so that a list that is too long is rejected at little cost. */
export const boundedList = <S extends z.ZodType>(
  item: S,
  { kind, min = 0, max }: { kind: string; min?: number; max: number },
) =>
  describedAs(
    z.array(item).min(min).max(max),
    z
      .array(z.unknown(), `must be a list of ${kind}`)
      .min(min, 'must not be empty')
      .max(max, `must have at most ${formatCount(max)} ${kind}`)
      .transform((list, ctx) => readItems(item, list, ctx)),
  )

/**
 * After this many invalid items the rest of the list is not validated: describing errors is slow, and the request is
 * rejected anyway.
 */
const maxFaultyItems = 20

function readItems<S extends z.ZodType>(
  item: S,
  list: readonly unknown[],
  ctx: z.RefinementCtx,
): z.output<S>[] {
  const read: z.output<S>[] = []
  let faulty = 0
  for (const [index, value] of list.entries()) {
    const result = item.safeParse(value)
    if (result.success) {
      read.push(result.data)
      continue
    }
    for (const { path, message } of result.error.issues)
      ctx.addIssue({ code: 'custom', path: [index, ...path], message })
    faulty += 1
    if (faulty === maxFaultyItems) break
  }
  return read
}

const oneOfTheStates = 'must be one of the 50 two-letter state codes or DC'
/** One of the 50 states or DC, in any letter case. */
export const stateCode = z
  .string(oneOfTheStates)
  .transform((value) => value.trim().toUpperCase())
  .pipe(z.enum(stateCodes, oneOfTheStates))
