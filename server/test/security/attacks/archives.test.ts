import { readdir } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { expectProblem } from '../../harness/expect-problem.ts'
import { type Customer, signUp } from '../../harness/fixtures/factories.ts'
import {
  type Account,
  copyOf,
  land,
  signUpSettled,
  stage,
} from '../../harness/fixtures/import-export-fixtures.ts'
import { useWorld } from '../../harness/harness.ts'
import { withinCostLimit } from './cost.ts'
import { type RawEntry, rawZip } from './raw-zip.ts'

// These tests import archives that were manipulated, by the customer or by another person who supplied the file.
const world = useWorld()
let attacker: Customer
let account: Account
let photos: readonly RawEntry[]
beforeAll(async () => {
  const copy = await copyOf(world, await signUpSettled(world))
  account = copy.account
  photos = [...copy.files]
    .filter(([name]) => name.startsWith('photos/'))
    .map(([name, content]) => ({ name, content }))
  attacker = await signUp(world)
}, 60_000)

const list = (content: string | Buffer): RawEntry => ({
  name: 'home-pulse.json',
  content: Buffer.from(content),
})
const whole = (change: (account: Account) => void = () => {}): RawEntry => {
  const changed = structuredClone(account)
  change(changed)
  return list(JSON.stringify(changed))
}
const zeros = (bytes: number) => Buffer.alloc(bytes, ' ')
const filesOf = async () => (await readdir(world.dataDir, { recursive: true })).sort()
const send = (bytes: Buffer) => withinCostLimit(() => stage(world, attacker, bytes))
const expectRefusal = async (entries: readonly RawEntry[]) =>
  expectProblem((await send(rawZip(entries))).answer, 'invalid_import')

test('control: the unmodified archive, which the next tests modify, is imported', async () => {
  const { id, answer } = await send(rawZip([whole(), ...photos]))
  expect(answer.statusCode).toBe(200)
  expect((await land(attacker, id)).status).toBe(201)
})

describe('a file in an archive', () => {
  test.each([
    '../../../../tmp/evil',
    '/etc/cron.d/evil',
    'photos/../../evil',
    '..\\..\\evil',
    'C:\\Windows\\evil',
    'photos/..',
    '//server/share/evil',
  ])('is refused and not written if its name leads out of the folder: %s', async (name) => {
    const before = await filesOf()
    await expectRefusal([whole(), { name, content: Buffer.from('evil') }])
    expect(await filesOf()).toEqual(before)
  })

  test('is refused if it is a symbolic link, and does not reveal the content of its target', async () => {
    const link: RawEntry = { ...list('/etc/passwd'), claimed: { mode: 0o120777 } }
    const { issues } = await expectRefusal([link])
    expect(issues).toEqual([{ path: 'home-pulse.json', message: 'is no copy of Home Pulse AI' }])
  })

  test.each(['photos\0.webp', 'home-pulse.json\0', '__proto__', 'constructor', '.', 'a'.repeat(60_000)])(
    'is refused and not written if its name is unknown: %j',
    async (name) => {
      const before = await filesOf()
      await expectRefusal([whole(), ...photos, { name, content: Buffer.from('evil') }])
      expect(await filesOf()).toEqual(before)
    },
  )
})

describe('a zip bomb', () => {
  const bombs: readonly [string, () => readonly RawEntry[]][] = [
    ['60 MB that claim to be 900 kB', () => [{ ...list(zeros(60_000_000)), claimed: { unpacked: 900_000 } }]],
    ['an archive in the archive', () => [list(rawZip([list(zeros(900_000))]))]],
  ]
  const costlyBombs: typeof bombs = [
    ['60 MB in one file', () => [list(zeros(60_000_000))]],
    [
      '60 MB that claim a false packed size',
      () => [{ ...list(zeros(60_000_000)), claimed: { packed: 60_000_000 } }],
    ],
    [
      'bytes that a thousand files share',
      () => [
        whole(),
        { name: 'photos/0.webp', content: zeros(900_000) },
        ...Array.from({ length: 1_000 }, (_, n) => ({
          ...{ name: `photos/${n + 1}.webp`, content: zeros(0), shares: 1 },
          claimed: { packed: 900, unpacked: 900_000 },
        })),
      ],
    ],
    [
      '60,000 files',
      () => Array.from({ length: 60_000 }, (_, n) => ({ name: `${n}`, content: zeros(0), isStored: true })),
    ],
  ]
  const expectRefused = async (_what: string, entries: () => readonly RawEntry[]) => {
    await expectRefusal(entries())
  }
  test.each(bombs)('is refused at little cost: %s', expectRefused)
  test.each(costlyBombs)('is refused at little cost: %s', { tags: ['long'] }, expectRefused)

  const head = '{"format":"home-pulse","version":1,'
  const texts: readonly [string, () => string][] = [
    ['lists in lists', () => `${head}"notes":${'['.repeat(10_000_000)}`],
    ['a version that is an object', () => '{"format":"home-pulse","version":{"toString":1,"valueOf":1}}'],
    ['a version of a megabyte', () => `{"format":"home-pulse","version":"${'x'.repeat(1_000_000)}"}`],
  ]
  const costlyTexts: typeof texts = [
    ['empty lists', () => `${head}"notes":[${'[],'.repeat(5_000_000)}0]}`],
    ['empty objects', () => `${head}"notes":[${'{},'.repeat(5_000_000)}0]}`],
    ['numbers instead of notes', () => `${head}"notes":[${'0,'.repeat(2_000_000)}0]}`],
  ]
  const expectBriefRefusal = async (_what: string, text: () => string) => {
    const { answer } = await send(rawZip([{ ...list(text()), isStored: true }]))
    expectProblem(answer, 'invalid_import')
    expect(answer.body.length).toBeLessThan(50_000)
  }
  test.each(texts)('is refused at little cost with a short message: %s', expectBriefRefusal)
  test.each(costlyTexts)(
    'is refused at little cost with a short message: %s',
    { tags: ['long'] },
    expectBriefRefusal,
  )

  test('is refused if one photo is used a thousand times', async () => {
    const { issues } = await expectRefusal([
      ...photos,
      whole((changed) => {
        const [photo] = changed.photos
        if (!photo) throw new Error('The copy has no photo.')
        for (let n = 0; n < 1_000; n += 1) changed.photos.push({ ...photo, id: crypto.randomUUID() })
      }),
    ])
    expect(issues?.[0]).toEqual({
      path: 'home-pulse.json photos[1].file',
      message: 'is that of another photo',
    })
  })

  test('is not assumed if a note contains ten thousand brackets', async () => {
    const { answer } = await send(
      rawZip([
        ...photos,
        whole(({ notes }) => notes[0] && Object.assign(notes[0], { content: '[{"\\'.repeat(10_000) })),
      ]),
    )
    expect(answer.statusCode).toBe(200)
  })
})
