import { beforeAll, expect, test } from 'vitest'
import { expectProblem } from '../../../../test/harness/expect-problem.ts'
import { addHomes, aHome, signUp } from '../../../../test/harness/fixtures/factories.ts'
import {
  type Account,
  copyOf,
  land,
  signUpSettled,
  stage,
} from '../../../../test/harness/fixtures/import-export-fixtures.ts'
import { makeZip } from '../../../../test/harness/fixtures/zip-files.ts'
import { useWorld } from '../../../../test/harness/harness.ts'

const world = useWorld()
let copy: { files: Map<string, Buffer>; account: Account }
beforeAll(async () => {
  copy = await copyOf(world, await signUpSettled(world))
}, 60_000)

const indexOf = <Item>(items: readonly Item[], isMeant: (item: Item) => boolean): number => {
  const index = items.findIndex(isMeant)
  expect(index).not.toBe(-1)
  return index
}

/**
 * Functions that make a valid account invalid. Each returns the path and the message of the issue that the test
 * expects.
 */
const invalidChanges: Record<string, (account: Account) => [place: string, message: RegExp]> = {
  'a task that belongs to another type of component': (account) => {
    Object.assign(account.maintenance[0] as object, { task_id: 'dryer-clean-vent' })
    return ['maintenance[0].task_id', /no task of a component of type roof/]
  },
  'a task put off to the same day': (account) => {
    Object.assign(account.maintenance[0] as object, {
      kind: 'snoozed',
      on: '2026-10-01',
      until: '2026-10-01',
    })
    return ['maintenance[0].until', /must be after 2026-10-01/]
  },
  'a task put off for more than five years': (account) => {
    Object.assign(account.maintenance[0] as object, { kind: 'snoozed', until: '2031-11-22' })
    return ['maintenance[0].until', /within five years/]
  },
  'a maintenance event before the year 1500': (account) => {
    Object.assign(account.maintenance[0] as object, { on: '1499-12-31' })
    return ['maintenance[0].on', /from the year 1500/]
  },
  'an installation before the year 1500': (account) => {
    Object.assign(account.components[0]?.installations[0] as object, { installed_on: '1499-12-31' })
    return ['components[0].installations.0.installed_on', /from the year 1500/]
  },
  'a multifamily building without a unit': (account) => {
    const index = indexOf(account.properties, ({ is_multifamily }) => !is_multifamily)
    Object.assign(account.properties[index] as object, { is_multifamily: true })
    return [`properties[${index}].is_multifamily`, /must have a unit/]
  },
  'a multifamily building whose units were all removed': (account) => {
    const index = indexOf(account.properties, ({ is_multifamily }) => is_multifamily)
    for (const each of [...account.units, ...account.components]) each.archived_at = '2026-01-01T00:00:00Z'
    return [`properties[${index}].is_multifamily`, /must have a unit/]
  },
  'a note that calls a structure an appliance': (account) => {
    const index = indexOf(account.notes, ({ entity_type }) => entity_type === 'structure')
    Object.assign(account.notes[index] as object, { entity_type: 'appliance' })
    return [`notes[${index}].entity_type`, /must be structure/]
  },
  'a note of a property that names a component': (account) => {
    const index = indexOf(account.notes, ({ component_id }) => component_id !== null)
    Object.assign(account.notes[index] as object, { entity_type: 'property' })
    return [`notes[${index}].entity_type`, /must be structure/]
  },
}

const zipOf = (account: Account) =>
  makeZip([...new Map(copy.files).set('home-pulse.json', Buffer.from(JSON.stringify(account)))])

// spec: P-29
test.each(Object.keys(invalidChanges))('an import with %s is refused', async (what) => {
  const account = structuredClone(copy.account)
  const [place, message] = invalidChanges[what]?.(account) ?? ['', /./]
  const { answer } = await stage(world, await signUp(world), await zipOf(account))
  const { issues = [] } = expectProblem(answer, 'invalid_import')
  expect(issues).toContainEqual({ path: `home-pulse.json ${place}`, message: expect.stringMatching(message) })
})

test('an export can be imported even if an installation date was corrected to a day after a maintenance event', {
  tags: ['long'],
}, async () => {
  const ada = await signUpSettled(world)
  const { account } = await copyOf(world, ada)
  const event = account.maintenance[0]
  await ada.api.put(`/v1/components/${event?.component_id}`, { installedOn: '2026-11-01' })
  const corrected = await copyOf(world, ada)
  const bob = await signUp(world)
  const { id, answer } = await stage(world, bob, corrected.bytes)
  expect(answer.statusCode, answer.body).toBe(200)
  expect((await land(bob, id)).status).toBe(201)
})

test('an export whose HomeBot answers contain names of the maximum length can be imported', {
  tags: ['long'],
}, async () => {
  const customer = await signUp(world)
  const words = (length: number) =>
    'Long Name '
      .repeat(length)
      .slice(0, length - 1)
      .concat('x')
  const appliance = { age: 14, brand: words(100), model: words(100) }
  const appliances = { stove: appliance, dishwasher: appliance, washer: appliance, refrigerator: appliance }
  const units = Array.from({ length: 3 }, (_, at) => ({ unitNumber: `${at}${words(49)}`, appliances }))
  const home = aHome({ street: words(200), city: words(100), isMultifamily: true, units })
  await addHomes(customer.api, home, home)
  const questions = [
    'What should I replace first, what does it cost, and what care does my stove need?',
    'Compare my stove, dishwasher, washer and refrigerator: life, cost, care, repair and risk',
    'What do you have on record for my stoves?',
    `${'How long will my dishwasher last, and what does a new one cost? '.repeat(60)}`,
    'My stove smells of gas',
  ]
  for (const question of questions) {
    const path = '/v1/home-bot/ask-lifecycle-question'
    const { status, body } = await customer.api.post<{ response: string }>(path, { question })
    expect(status).toBe(200)
    expect(body.response.length).toBeLessThan(10_000)
  }
  const { bytes, account } = await copyOf(world, customer)
  expect(account.conversations.flatMap(({ exchanges }) => exchanges)).toHaveLength(questions.length)
  const bob = await signUp(world)
  const { id, answer } = await stage(world, bob, bytes)
  expect(answer.statusCode, answer.body).toBe(200)
  expect((await land(bob, id)).status).toBe(201)
})
