import { z } from 'zod'
import {
  byFactColumn,
  byFactName,
  componentFacts,
  type FactName,
  type FactValue,
  productFactColumns,
  productFacts,
} from '../../component-facts.ts'
import { pick } from '../../objects.ts'
import { emptiable, text } from '../../primitives.ts'
import { wireName } from '../../vocabulary.ts'

type Facts = typeof componentFacts
type ByName = { [Name in FactName]: FactValue<Name> }
type ByColumn = { [Name in FactName as Facts[Name]['column']]: FactValue<Name> }
type Sent<Value> = z.ZodOptional<z.ZodType<Value | null, Value | '' | null>>

function schemaOf(name: FactName) {
  const fact = componentFacts[name]
  if ('options' in fact) return z.enum(fact.options, `must be one of ${fact.options.join(', ')}`)
  return text(fact.maxLength).transform((value) => (name === 'variant' ? wireName(value) : value) || null)
}

/** The facts in requests, by name. A fact that is absent stays unchanged. `null` and `''` clear it. */
// The compiler gives every entry the same type. The cast gives each entry the type of its fact.
export const requestFacts = byFactName((name) => emptiable(schemaOf(name))) as unknown as {
  [Name in FactName]: Sent<ByName[Name]>
}

export const requestProductFacts = pick(requestFacts, productFacts)

/** The facts in responses, by column. Null if the owner stated nothing. */
export const responseFacts = byFactColumn((name) => {
  const fact = componentFacts[name]
  return ('options' in fact ? z.enum(fact.options) : z.string()).nullable()
  // The cast gives each entry the type of its fact.
}) as unknown as { [Column in keyof ByColumn]: z.ZodNullable<z.ZodType<ByColumn[Column], ByColumn[Column]>> }

export const responseProductFacts = pick(responseFacts, productFactColumns)

/**
 * The facts in exports, by column. Each is optional, because an export made before the fact was introduced does not
 * contain it.
 */
export const exportFacts = byFactColumn((name) => {
  const fact = componentFacts[name]
  return ('options' in fact ? z.enum(fact.options) : text(fact.maxLength)).nullable().optional()
  // The cast gives each entry the type of its fact.
}) as unknown as {
  [Column in keyof ByColumn]: z.ZodOptional<z.ZodNullable<z.ZodType<ByColumn[Column], ByColumn[Column]>>>
}
