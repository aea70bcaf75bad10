import { type ComponentType, componentTypes } from '@home-pulse/contract/vocabulary'
import { z } from 'zod'
import { readSections } from '../sections-file.ts'

const type = z.enum(componentTypes)
const componentHeader = z.strictObject({
  type,
  variant: z.string().optional(),
  assumption: z.string().optional(),
  unlisted: z.string().optional(),
})

/** The names of a component type, and the facts that these names imply, such as a variant. */
export type ComponentNames = z.output<typeof componentHeader> & { readonly names: readonly string[] }

const sections = readSections(new URL('component-names.txt', import.meta.url))
const isOfPair = ([header]: (typeof sections)[number]) => header.includes(' and ')
const specialHeaders = ['misleading', 'other']
const namesOf = (wanted: string) => sections.find(([header]) => header === wanted)?.[1] ?? []

/** Reads a header such as `water_heater | variant: tankless`. */
function readHeader(header: string) {
  const [name, ...facts] = header.split(' | ')
  const pairs = facts.map((fact) => [fact.slice(0, fact.indexOf(':')), fact.slice(fact.indexOf(':') + 2)])
  return componentHeader.parse({ type: name, ...Object.fromEntries(pairs) })
}

export const componentNames: readonly ComponentNames[] = sections
  .filter((section) => !isOfPair(section) && !specialHeaders.includes(section[0]))
  .map(([header, names]) => ({ ...readHeader(header), names }))

/** Names that mean several components together. */
export const pairNames: Readonly<Record<string, readonly ComponentType[]>> = Object.fromEntries(
  sections.filter(isOfPair).flatMap(([header, names]) => {
    const types = z.array(type).parse(header.split(' and '))
    return names.map((name) => [name, types] as const)
  }),
)

/** Names that contain the name of a component but are something else. */
export const misleadingNames = namesOf('misleading')

/** Things in a home that are not component types, but about which users ask. */
export const otherThings = namesOf('other')
