import { z } from 'zod'
import {
  byFactColumn,
  byFactName,
  byProductColumn,
  byProductFact,
  componentFacts,
  type FactName,
  type FactValue,
  type ProductFact,
} from '../../component-facts.ts'
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
export const requestFacts = byFactName((name) => emptiable(schemaOf(name))) as unknown as {
  [Name in FactName]: Sent<ByName[Name]>
}

/** The facts of the product in requests, by name. */
export const requestProductFacts = byProductFact((name) => requestFacts[name]) as {
  [Name in ProductFact]: Sent<ByName[Name]>
}

/** The facts in responses, by column. Null if the owner stated nothing. */
export const responseFacts = byFactColumn((name) => {
  const fact = componentFacts[name]
  return ('options' in fact ? z.enum(fact.options) : z.string()).nullable()
}) as unknown as { [Column in keyof ByColumn]: z.ZodNullable<z.ZodType<ByColumn[Column], ByColumn[Column]>> }

/** The facts of the product in responses, by column. */
export const responseProductFacts = byProductColumn(
  (name) => responseFacts[componentFacts[name].column],
) as Pick<typeof responseFacts, Facts[ProductFact]['column']>

/** The facts in exports, by column. Optional, because older exports lack newer facts. */
export const exportFacts = byFactColumn((name) => {
  const fact = componentFacts[name]
  return ('options' in fact ? z.enum(fact.options) : text(fact.maxLength)).nullable().optional()
}) as unknown as {
  [Column in keyof ByColumn]: z.ZodOptional<z.ZodNullable<z.ZodType<ByColumn[Column], ByColumn[Column]>>>
}
