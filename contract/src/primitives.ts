import { z } from 'zod'

/** A UUID, version 7 where we made it, so that ids sort by age. */
export const id = z
  .string()
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i)
  .meta({ format: 'uuid' })

/** A calendar date, `YYYY-MM-DD`, without time or zone. */
export const plainDate = z.iso.date()
export type PlainDate = z.infer<typeof plainDate>

/** An instant, ISO 8601 in UTC. */
export const timestamp = z.iso.datetime()

/** US dollars as a JSON number, whole cents at the finest. */
export const dollars = z.number().min(0)

/** A probability from 0 to 1. */
export const probability = z.number().min(0).max(1)

/** Text as a person typed it, trimmed, bounded so that no field carries a book; PostgreSQL cannot keep a NUL. */
export const text = (maxLength: number) =>
  z
    .string('must be text')
    .trim()
    .max(maxLength, `must be at most ${maxLength.toLocaleString('en-US')} characters`)
    .refine((value) => !value.includes('\u0000'), 'must not contain a NUL character')

/** Text that must say something. */
export const requiredText = (maxLength: number) => text(maxLength).min(1, 'must not be blank')

/** Text that may be absent; `null` and blank mean absent. */
export const optionalText = (maxLength: number) =>
  z
    .union([text(maxLength), z.null()])
    .optional()
    .transform((value) => value || undefined)

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
    .pipe(z.number().int(sentence).min(min, sentence).max(max, sentence))
}
