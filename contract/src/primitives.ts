import { z } from 'zod'
import { stateCodes } from './vocabulary.ts'

/** What is said of a text that cannot be an id. */
export const notAnId = 'must be an id'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** What is said of a text that no page ended with. */
export const notACursor = 'must be the cursor of a Link header'

/** The largest and the default page of a list that the specification does not name. */
export const maxPageEntries = 500

/** A list that the specification names answers this many entries without `limit`, then a `Link`. */
export const maxWholeListEntries = 10_000

/** Where a list in the order of its ids goes on. */
export const idCursor = z.string().regex(uuid, notACursor).toLowerCase()

/** A UUID, version 7 where we made it, so that ids sort by age. */
export const id = z.string().regex(uuid, notAnId).toLowerCase().meta({ format: 'uuid' })

/** A calendar date, `YYYY-MM-DD`, without time or zone, from the year 1: PostgreSQL knows no year 0. */
export const plainDate = z.iso.date().refine((date) => !date.startsWith('0000'), 'must be a date')
export type PlainDate = z.infer<typeof plainDate>

/** An instant, ISO 8601 in UTC, from 1970: ids carry the time as milliseconds since then. */
export const timestamp = z.iso
  .datetime()
  .refine((value) => value >= '1970', 'must be an instant from 1970 on')

/** US dollars as a JSON number, whole cents at the finest. */
export const dollars = z.number().min(0)

/** A probability from 0 to 1. */
export const probability = z.number().min(0).max(1)

/** Control characters but a tab and the ends of lines, and the marks that turn the direction of what follows them. */
const unseen = /(?![\0\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu

/** Text without what no screen shows, and what would make it read otherwise than it is kept. A NUL stays, to be refused. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '')

/**
 * Text as a person typed it, trimmed and without what no screen shows, bounded so that no field carries a book.
 * PostgreSQL keeps no NUL and no half of a surrogate pair.
 */
export const text = (maxLength: number) =>
  z
    .string('must be text')
    .overwrite(withoutUnseen)
    .trim()
    .max(maxLength, `must be at most ${maxLength.toLocaleString('en-US')} characters`)
    .refine((value) => !/[\0\p{Surrogate}]/u.test(value), 'must not contain characters that are no text')

/** Text that must say something. */
export const requiredText = (maxLength: number) => text(maxLength).min(1, 'must not be blank')

/** Text that may be absent; `null` and blank mean absent. */
export const optionalText = (maxLength: number) =>
  z
    .union([text(maxLength), z.null()], 'must be text')
    .optional()
    .transform((value) => value || undefined)

const blank = z.literal(['', null])

/** A value or, before it, a form of blank. A wrong value is refused in its own schema's words. */
const orBlank = <B extends z.ZodType, S extends z.ZodType>(blankForm: B, schema: S) =>
  z
    .union([blankForm, schema], {
      error: ({ code, ...found }) =>
        code === 'invalid_union' && 'errors' in found ? found.errors.at(-1)?.at(0)?.message : undefined,
    })
    .optional()

/** A value that may be absent; `''` and `null` mean absent. */
export const blankable = <S extends z.ZodType>(schema: S) =>
  orBlank(
    blank.transform(() => undefined),
    schema,
  )

/** A value that a change may empty: `''` and `null` are read as null, and an absent one is left as it is. */
export const emptiable = <S extends z.ZodType>(schema: S) =>
  orBlank(
    blank.transform(() => null),
    schema,
  )

/** A calendar date or an ISO date-time, of which only the part before the `T` counts. */
export const sentDate = z
  .string('must be a date')
  .transform((value) => value.trim().replace(/^(\d{4}-\d{2}-\d{2})T.*$/s, '$1'))
  .refine((value) => plainDate.safeParse(value).success, 'must be a date, YYYY-MM-DD')

/** US dollars as a JSON number or a numeric string. */
export const sentDollars = (max: number) => {
  const sentence = `must be an amount from 0 to ${max.toLocaleString('en-US')}`
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

/** A number as JSON or as text, `0.025`, within bounds that are part of it. */
export const sentNumber = (min: number, max: number) => {
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

/** Says what shape a schema reads that does its reading by hand: the API's description tells this instead of nothing. */
export function describedAs<S extends z.ZodType>(shape: z.ZodType, schema: S): S {
  wireShapes.set(schema, shape)
  return schema
}

/** The shape by which a schema was described, if it was. */
export const wireShapeOf = (schema: object): z.ZodType | undefined => wireShapes.get(schema)

/** A list that is counted before its items are looked at, so that a hostile one is refused for its length alone. */
export const boundedList = <S extends z.ZodType>(
  item: S,
  { kind, min = 0, max }: { kind: string; min?: number; max: number },
) =>
  describedAs(
    z.array(item).min(min).max(max),
    z
      .array(z.unknown(), `must be a list of ${kind}`)
      .min(min, 'must not be empty')
      .max(max, `must have at most ${max.toLocaleString('en-US')} ${kind}`)
      .pipe(z.array(item)),
  )

const oneOfTheStates = 'must be one of the 50 two-letter state codes or DC'
/** One of the 50 states or DC, in any letter case. */
export const stateCode = z
  .string(oneOfTheStates)
  .transform((value) => value.trim().toUpperCase())
  .pipe(z.enum(stateCodes, oneOfTheStates))
