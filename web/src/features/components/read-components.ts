import {
  byProductFact,
  type ComponentFact,
  componentFacts,
  type FactName,
  type FactValue,
  factsBy,
  type ProductFact,
} from '@home-pulse/contract/component-facts'
import type { listAppliances, listStructures } from '@home-pulse/contract/features/components/lists'
import type { PlainDate } from '@home-pulse/contract/primitives'
import type { CallData } from '../../platform/calls/api.ts'
import {
  readList,
  readNumber,
  readText,
  readTextOrNull,
  type Unvalidated,
} from '../../platform/calls/wire-values.ts'
import { readDate } from '../../platform/plain-date.ts'

type SentAppliance = CallData<typeof listAppliances>[number]
type SentStructure = CallData<typeof listStructures>[number]
type Sent = SentAppliance | SentStructure

/** The fields that are null if they are missing or invalid in a response. */
interface NullableFields {
  ageInYears: number | null
  estimatedReplacementCost: number | null
  costLow: number | null
  costHigh: number | null
  forecastedReplacementDate: PlainDate | null
  forecastLow: PlainDate | null
  forecastHigh: PlainDate | null
  failureWithin12Months: number | null
  failureWithin5Years: number | null
  installedOn: PlainDate | null
}
export type Appliance = Omit<SentAppliance, keyof NullableFields> & NullableFields
export type Structure = Omit<SentStructure, keyof NullableFields> & NullableFields

export const readAppliances = (sent: unknown): Appliance[] =>
  readList<SentAppliance>(sent).map((row) => ({
    ...readShared(row),
    // The cast is safe, because only our own server sends this list, and it validates the type.
    applianceType: readText(row.applianceType) as Appliance['applianceType'],
  }))

export const readStructures = (sent: unknown): Structure[] =>
  readList<SentStructure>(sent).map((row) => ({
    ...readShared(row),
    // The cast is safe, because only our own server sends this list, and it validates the type.
    structureType: readText(row.structureType) as Structure['structureType'],
  }))

function readShared(sent: Unvalidated<Omit<Sent, 'applianceType' | 'structureType'>>) {
  return {
    id: readText(sent.id),
    propertyId: readText(sent.propertyId),
    unitId: readTextOrNull(sent.unitId),
    ageInYears: readNumber(sent.ageInYears) ?? null,
    estimatedReplacementCost: readNumber(sent.estimatedReplacementCost) ?? null,
    costLow: readNumber(sent.costLow) ?? null,
    costHigh: readNumber(sent.costHigh) ?? null,
    forecastedReplacementDate: readDate(sent.forecastedReplacementDate),
    forecastLow: readDate(sent.forecastLow),
    forecastHigh: readDate(sent.forecastHigh),
    failureWithin12Months: readNumber(sent.failureWithin12Months) ?? null,
    failureWithin5Years: readNumber(sent.failureWithin5Years) ?? null,
    installedOn: readDate(sent.installedOn),
    ...readFacts(sent),
    costSource: readSource(sent.costSource),
    forecastSource: readSource(sent.forecastSource),
    explanation: readExplanation(sent.explanation),
  }
}

/** Reads a fact. An option that this app does not know is read as not stated. */
function readFact(name: FactName, value: unknown): string | null {
  const { options }: ComponentFact = componentFacts[name]
  return options ? (options.find((option) => option === value) ?? null) : readTextOrNull(value)
}

const readFacts = (sent: { readonly [Name in FactName]?: unknown }) =>
  factsBy<{ [Name in FactName]: FactValue<Name> | null }>((name) => readFact(name, sent[name]))

/** Reads the facts of a past or present product. */
export const readProductFacts = (sent: { readonly [Name in ProductFact]?: unknown }) =>
  byProductFact((name) => readFact(name, sent[name]))

const readSource = (value: unknown): 'owner' | 'estimate' => (value === 'owner' ? 'owner' : 'estimate')

function readExplanation(value: unknown): Sent['explanation'] {
  // The cast is safe, because each field is checked when it is read.
  const { life, cost, sources } = (typeof value === 'object' && value !== null ? value : {}) as Unvalidated<
    Sent['explanation']
  >
  const sentences = (list: unknown) => (Array.isArray(list) ? list.map(readText) : [])
  return {
    life: sentences(life),
    cost: sentences(cost),
    sources: readList<Sent['explanation']['sources'][number]>(sources).map(({ tag, title }) => ({
      tag: readText(tag),
      title: readText(title),
    })),
  }
}
