import { comingDueInWords } from '@home-pulse/contract/coming-due-words'
import { id, requiredText, stateCode } from '@home-pulse/contract/primitives'
import { type ComponentType, componentTypes } from '@home-pulse/contract/vocabulary'
import { isVariantOf } from '@home-pulse/lifecycle/catalogue/lives/lifetimes'
import type { ToolSet } from 'ai'
import { Temporal } from 'temporal-polyfill'
import { z } from 'zod'
import { findOwnComponent } from '../../../platform/tenancy/ownership.ts'
import { answer } from '../answers/answer.ts'
import type { Facts } from '../answers/facts.ts'
import { describeComponent, plannedDateText } from '../answers/sentences.ts'
import { readFacts } from '../facts-read.ts'
import type { ToolCall } from '../language-model.ts'
import { selectLocatedComponents } from '../queries.ts'
import type { Reader } from '../services.ts'
import type { Intent } from '../understanding/intent.ts'
import type { Understanding } from '../understanding/understand.ts'

/** The figures that the customer stated in the conversation. The model may pass no others to a tool. */
export interface StatedFigures {
  readonly years: readonly number[]
  readonly dollars: readonly number[]
}

/** The subject of a tool call: a component by its id from `my_components`, or a type with an age. */
const about = z.object({
  component_id: id.optional(),
  type: z.enum(componentTypes).optional(),
  kind: requiredText(40).optional(),
  age_years: z.int().min(0).max(120).optional(),
})
const place = z.object({ state: stateCode.optional() })

interface Tool {
  readonly description: string
  readonly input: z.ZodObject
  /** The intent with which the engine answers. Without an intent, the tool lists the customer's components. */
  readonly intent?: Intent
}

const tools: Readonly<Record<string, Tool>> = {
  forecast: {
    description:
      'When a component will need replacing: the day to plan for, the likely range, the chances. Give component_id for one of theirs, or a type and its age; a type alone tells how long such things last.',
    input: about,
    intent: 'life',
  },
  replacement_cost: {
    description: 'What replacing a component costs, in the state of its home or in another one.',
    input: about.extend(place.shape),
    intent: 'cost',
  },
  repair_or_replace: {
    description: 'Whether a repair is worth its price for a component of some age.',
    input: about.extend({ repair_dollars: z.number().min(0).max(10_000_000).optional() }),
    intent: 'repair_or_replace',
  },
  maintenance: {
    description: 'What a component needs so that it lasts, and how often.',
    input: about,
    intent: 'maintain',
  },
  my_components: {
    description: 'The components of their homes with ids, ages and dates, soonest due first.',
    input: z.object({ type: z.enum(componentTypes).optional() }),
  },
  what_is_due: {
    description: `Which replacements are overdue or due within ${comingDueInWords}.`,
    input: z.object({}),
    intent: 'due',
  },
  budget: {
    description: 'What replacements will cost over the coming years, and what to set aside each month.',
    input: z.object({ years: z.int().min(1).max(30).optional() }),
    intent: 'budget',
  },
}

/** The descriptions of the tools for the model. No tool changes data. */
export const offeredTools: ToolSet = Object.fromEntries(
  Object.entries(tools).map(([name, { description, input }]) => [name, { description, inputSchema: input }]),
)

const maxRows = 20

/**
 * Returns the name of an input whose figure the user never stated, if there is one. The model may have invented this
 * figure, and the answer would then state it as a fact.
 */
function inventedIn(
  { age_years: age, repair_dollars: dollars, years }: ToolInput,
  stated: StatedFigures,
): string | undefined {
  if (age !== undefined && !stated.years.includes(age)) return 'age_years'
  if (dollars !== undefined && !stated.dollars.includes(dollars)) return 'repair_dollars'
  if (years !== undefined && !stated.years.includes(years)) return 'years'
  return undefined
}

/** The result of a tool call: an error, an answer of the engine, or components. It is data for the model. */
export type ToolResult =
  | { readonly error: string }
  | { readonly says: readonly string[]; readonly plan_for?: string; readonly sources: readonly string[] }
  | {
      readonly components: readonly Readonly<Record<'component_id' | 'is' | 'replacement' | 'type', string>>[]
      readonly note?: string
    }

/** Returns the texts that the model may repeat. Each component is a separate text, because each has its own subject. */
export function textsIn(result: ToolResult): readonly string[] {
  if ('error' in result) return []
  if ('says' in result) return [result.says.join('\n')]
  return result.components.map(({ is, replacement }) => `${is}\n${replacement}`)
}

/** Runs a tool call of the model with the data of its customer only. An invalid call returns an error to the model. */
export async function runTool(
  reader: Reader,
  { name, input }: Pick<ToolCall, 'name' | 'input'>,
  stated: StatedFigures,
): Promise<ToolResult> {
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined
  if (!tool) return wrong(`there is no tool of this name; there are ${Object.keys(tools).join(', ')}`)
  const parsed = tool.input.safeParse(input)
  if (!parsed.success)
    return wrong(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '))
  // The cast is safe: the schema of every tool has fields of `ToolInput` only.
  const wanted = parsed.data as ToolInput
  const invented = inventedIn(wanted, stated)
  if (invented) return wrong(`${invented}: the person stated no such figure, so call again without it`)
  if (tool.intent === undefined) return listComponents(reader, wanted.type)
  return ask(reader, tool.intent, wanted)
}

type ToolInput = z.output<typeof about> &
  z.output<typeof place> & { readonly repair_dollars?: number; readonly years?: number }

const wrong = (error: string) => ({ error })

/** Lets the engine answer a tool call. */
async function ask(reader: Reader, intent: Intent, wanted: ToolInput): Promise<ToolResult> {
  const { owner, today } = reader.session
  const { component_id: chosenId, type } = wanted
  const chosen =
    chosenId === undefined ? undefined : await reader.read((sql) => findOwnComponent(sql, owner, chosenId))
  if (chosenId !== undefined && !chosen) return wrong('none of their components has this component_id')
  const asked = understandingOf(intent, chosen?.type ?? type, wanted, today)
  const scope = { applianceAge: 0, chosen, home: chosen?.property }
  const facts: Facts = await readFacts(reader, { message: '', asked, about: scope })
  const { paragraphs, forecastOn, sources = [] } = answer(asked, facts)
  return {
    says: paragraphs.filter((paragraph) => paragraph !== ''),
    ...(forecastOn && { plan_for: forecastOn }),
    sources: sources.map(({ title }) => title),
  }
}

function understandingOf(
  intent: Intent,
  type: ComponentType | undefined,
  { kind, age_years: years, repair_dollars: dollars, state, years: ahead, component_id: chosenId }: ToolInput,
  today: string,
): Understanding {
  const installedOn =
    years === undefined ? undefined : Temporal.PlainDate.from(today).subtract({ years }).toString()
  const age = installedOn === undefined || years === undefined ? undefined : { installedOn, years, at: 0 }
  const variant = type && kind && isVariantOf(type, kind) ? kind : undefined
  return {
    intents: [intent],
    components: type ? [{ type, name: type, variant, age }] : [],
    others: [],
    age,
    amounts: dollars === undefined ? [] : [{ dollars, buys: 'repair' }],
    brand: undefined,
    symptom: undefined,
    dangers: [],
    risks: [],
    isSpanish: false,
    isGeneral: false,
    words: '',
    isTheirOwn: chosenId !== undefined,
    states: state ? [state] : [],
    state,
    isAboutRepair: intent === 'repair_or_replace',
    yearsAhead: ahead,
    certainty: 'asked',
    link: { pointsBack: false, continuesTopic: false, corrects: false, isBrief: false },
    partsToMaintain: [],
    specialIntent: undefined,
  }
}

async function listComponents(
  { read, session }: Reader,
  type: ComponentType | undefined,
): Promise<ToolResult> {
  const { owner, today } = session
  const filter = { types: type && [type], limit: maxRows }
  const rows = await read((sql) => selectLocatedComponents(sql, owner, filter))
  return {
    components: rows.map((row) => ({
      component_id: row.id,
      is: describeComponent(row, today),
      replacement: plannedDateText(row, today),
      type: row.type,
    })),
    ...(rows.length === maxRows && { note: 'These are the first; there are more.' }),
  }
}
