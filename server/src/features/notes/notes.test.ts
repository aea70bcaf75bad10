import type { Appliance, Structure } from '@home-pulse/contract/features/components/components'
import type { createNote, listNotes, Note } from '@home-pulse/contract/features/notes/notes'
import type { RouteResponse } from '@home-pulse/contract/route'
import { beforeAll, describe, expect, test } from 'vitest'
import { expectProblem } from '../../../test/harness/expect-problem.ts'
import { addHomes, aHome, type Customer, signUp } from '../../../test/harness/fixtures/factories.ts'
import { alterationsOf, pathOf, putTo } from '../../../test/harness/fixtures/signed-links.ts'
import { useOwnWorld } from '../../../test/harness/harness.ts'

const lines: string[] = []
const origin = 'https://app.example'
const world = useOwnWorld(
  { LOG_LEVEL: 'info', CORS_ORIGINS: origin },
  { log: { write: (line) => lines.push(line) } },
)
let ada: Customer
let home: string
let notesPath: string

beforeAll(async () => {
  ada = await signUp(world)
})

async function useNewHome(): Promise<void> {
  const [added] = await addHomes(ada.api, aHome())
  home = String(added?.id)
  notesPath = `/v1/properties/${home}/notes`
}

async function beginNote(about: Record<string, unknown> = {}): Promise<string> {
  const answer = await ada.api.post<RouteResponse<typeof createNote>>(notesPath, {
    fileName: 'note_1700000000000.txt',
    ...about,
  })
  expect(answer.status).toBe(201)
  return answer.body.noteUrl
}

async function addNote(content: string, about: Record<string, unknown> = {}): Promise<string> {
  const stored = await putTo(world, await beginNote(about), content)
  expect(stored.statusCode).toBe(200)
  return stored.json().id
}

async function readNotes(query = ''): Promise<Note[]> {
  const answer = await ada.api.get<RouteResponse<typeof listNotes>>(notesPath + query)
  expect(answer.status).toBe(200)
  return answer.body.notes
}

describe('notes', () => {
  // spec: 01-12, 05-24, 05-25, 05-26, 06-49, 08-29, 08-30
  test('are listed newest first with text and subject, and can be filtered by subject', async () => {
    await useNewHome()
    const appliances = await ada.api.get<Appliance[]>(`/v1/properties/${home}/appliances`)
    const structures = await ada.api.get<Structure[]>(`/v1/properties/${home}/structures`)
    const [dryer, roof] = [appliances.body[0]?.id, structures.body[0]?.id]
    expect(await readNotes()).toEqual([])

    const first = await addNote('Gate code 4663', { entityType: 'property', entityId: null })
    world.clock.advance(60_000)
    const second = await addNote('Hums when it starts', { entityType: 'appliance', entityId: dryer })
    world.clock.advance(60_000)
    const third = await addNote('Patched in May\n\tnorth side', { entityType: 'structure', entityId: roof })

    const about = {
      property: { id: first, entityType: 'property', entityId: null, content: 'Gate code 4663' },
    }
    const notes = await readNotes()
    expect(notes).toMatchObject([
      { id: third, entityType: 'structure', entityId: roof, content: 'Patched in May\n\tnorth side' },
      { id: second, entityType: 'appliance', entityId: dryer, content: 'Hums when it starts' },
      about.property,
    ])
    expect(notes.map(({ createdAt }) => createdAt)).toEqual(
      notes
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    )

    const idsOf = async (query: string) => (await readNotes(query)).map(({ id }) => id)
    expect(await idsOf('?entityType=appliance')).toEqual([second])
    expect(await idsOf(`?entityId=${roof}`)).toEqual([third])
    expect(await idsOf(`?entityType=property&entityId=${home}`)).toEqual([first])
    expect(await idsOf(`?entityType=appliance&entityId=${roof}`)).toEqual([])
    expect(await idsOf('?entityType=&entityId=')).toEqual([third, second, first])
  })

  test.each([
    [{}, 'property'],
    [{ entityType: null, entityId: '' }, 'property'],
    [{ entityType: 'appliance', entityId: '' }, 'appliance'],
    [{ fileName: null, entityType: 'structure' }, 'structure'],
  ])('accept the subject %j, which names no component', async (about, entityType) => {
    await useNewHome()
    await addNote('x', about)
    expect(await readNotes()).toMatchObject([{ entityType, entityId: null }])
  })

  test('are listed only after their text was uploaded', async () => {
    await useNewHome()
    await beginNote()
    expect(await readNotes()).toEqual([])
  })

  test('invalidate the cached list when one is added', async () => {
    await useNewHome()
    const before = await ada.api.get(notesPath)
    const url = await beginNote()
    const ask = () => ada.api.get(notesPath, { 'if-none-match': String(before.headers.etag) })
    expect((await ask()).status).toBe(304)
    await putTo(world, url, 'new')
    expect(await ask()).toMatchObject({ status: 200, body: { notes: [{ content: 'new' }] } })
  })
})

describe('the text of a note', () => {
  beforeAll(useNewHome)

  test.each([
    [
      'with parameters in its content type',
      'Naïve – ✓',
      { 'content-type': 'text/plain; charset=UTF-8; format=flowed' },
    ],
    ['with no content type', 'plain', {}],
    ['with the maximum length', 'é'.repeat(32 * 1024), { 'content-type': 'text/plain' }],
  ])('is accepted %s', async (_how, content, headers) => {
    const url = await beginNote()
    expect((await putTo(world, url, content, headers)).statusCode).toBe(200)
    expect((await readNotes())[0]?.content).toBe(content)
    world.clock.advance(1_000)
  })

  test('loses its byte order mark and its invisible characters', async () => {
    await addNote('\ufeffa\u0007b\u001b[31m\u202ec\u009fd\r\n\te')
    expect((await readNotes())[0]?.content).toBe('ab[31mcd\r\n\te')
  })

  test.each([
    ['is one byte too long', Buffer.alloc(64 * 1024 + 1, 'x'), 'too_large'],
    ['is empty', '', 'invalid_request'],
    ['is blank', ' \n\t ', 'invalid_request'],
    ['has only control characters', '\u0001\u0002', 'invalid_request'],
    ['contains a NUL', 'a\0b', 'invalid_request'],
    ['is not UTF-8', Buffer.from('caf\xe9', 'latin1'), 'invalid_request'],
    ['contains half a surrogate pair', Buffer.from([0xed, 0xa0, 0x80]), 'invalid_request'],
  ] as const)('is refused if it %s, and another text can then be uploaded', async (_what, bytes, code) => {
    const before = await readNotes()
    const url = await beginNote()
    expectProblem(await putTo(world, url, bytes as Buffer), code)
    expect(await readNotes()).toEqual(before)
    expect((await putTo(world, url, 'better')).statusCode).toBe(200)
  })
})

describe('the upload URL of a note', () => {
  beforeAll(useNewHome)

  // spec: 08-30
  test('is absolute, and comes in a response that must not be cached', async () => {
    const answer = await ada.api.post<{ noteUrl: string }>(notesPath, {}, { host: 'homes.example:8080' })
    expect(answer.body.noteUrl).toMatch(/^http:\/\/homes\.example:8080\/v1\//)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('accepts one text only, even if two arrive simultaneously', async () => {
    const url = await beginNote()
    const answers = await Promise.all([putTo(world, url, 'one'), putTo(world, url, 'two')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expectProblem(await putTo(world, url, 'three'), 'already_uploaded')
  })

  test('accepts no second text after the note was deleted', async () => {
    const url = await beginNote()
    const { id } = (await putTo(world, url, 'gone soon')).json()
    expect((await ada.api.delete(`${notesPath}/${id}`)).status).toBe(200)
    expectProblem(await putTo(world, url, 'again'), 'already_uploaded')
  })

  test('expires after 15 minutes', async () => {
    const url = await beginNote()
    world.clock.advance(15 * 60 * 1000)
    expectProblem(await putTo(world, url, 'late'), 'link_not_valid')
  })

  test('is refused after any alteration', async () => {
    const url = await beginNote({ entityType: 'property' })
    for (const [how, altered] of [
      ...alterationsOf(url),
      [
        'for another property',
        url.replace(/property=[^&]+/, 'property=01a1fd04-1424-72af-8c97-8d63bfdc948a'),
      ],
      ['for a photo', url.replace('/notes/', '/photos/')],
    ] as const) {
      expect(altered, how).not.toBe(url)
      expectProblem(await putTo(world, altered, 'x'), 'link_not_valid')
    }
    expect((await putTo(world, url, 'x')).statusCode).toBe(200)
  })

  test.each(['GET', 'POST', 'DELETE', 'PATCH'] as const)('returns 404 for the method %s', async (method) => {
    const url = pathOf(await beginNote())
    const headers = { authorization: `Bearer ${ada.token}` }
    expectProblem(await world.app.inject({ method, url, headers, payload: { a: 1 } }), 'not_found')
  })

  test('accepts uploads from pages of an allowed origin', async () => {
    const headers = { origin, 'access-control-request-method': 'PUT' }
    const asked = await world.app.inject({ method: 'OPTIONS', url: pathOf(await beginNote()), headers })
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': expect.stringContaining('PUT'),
    })
  })

  test('appears in the log without its signature', async () => {
    const url = await beginNote()
    await putTo(world, url, 'x')
    const [path, signature] = pathOf(url).split('&signature=')
    expect(lines.join('')).toContain(`${path}&signature=…`)
    expect(lines.join('')).not.toContain(signature)
  })
})

describe('the subject of a note', () => {
  beforeAll(useNewHome)

  // spec: 05-25
  test('must be a component of the property and match the entity type', async () => {
    const [roof] = (await ada.api.get<Structure[]>(`/v1/properties/${home}/structures`)).body
    const elsewhere = await addHomes(ada.api, aHome())
    const [dryer] = (await ada.api.get<Appliance[]>(`/v1/properties/${elsewhere[0]?.id}/appliances`)).body
    for (const about of [
      { entityType: 'appliance', entityId: roof?.id },
      { entityType: 'appliance', entityId: dryer?.id },
      { entityType: 'property', entityId: dryer?.id },
      { entityType: 'structure', entityId: '01a1fd04-1424-72af-8c97-8d63bfdc948a' },
    ])
      expect(await ada.api.post(notesPath, about), JSON.stringify(about)).toMatchObject({ status: 404 })
  })

  test.each([
    [{ entityType: 'garden' }],
    [{ entityType: 7 }],
    [{ entityId: 'seven' }],
    [{ fileName: 7 }],
    [[]],
    [undefined],
  ])('is refused with 422 in the body %j', async (body) => {
    expect(await ada.api.post(notesPath, body)).toMatchObject({
      status: 422,
      body: { code: 'invalid_request' },
    })
  })
})

describe('another customer’s notes', () => {
  beforeAll(useNewHome)

  test('return the same 404 as the notes of a home that does not exist', async () => {
    const note = await addNote('private')
    const eve = await signUp(world)
    const nowhere = '/v1/properties/01a1fd04-1424-72af-8c97-8d63bfdc948a/notes'
    for (const path of [notesPath, nowhere, '/v1/properties/seven/notes']) {
      for (const answer of [
        await eve.api.get(path),
        await eve.api.post(path, {}),
        await eve.api.delete(`${path}/${note}`),
      ])
        expect(answer, path).toMatchObject({ status: 404, body: { code: 'not_found' } })
    }
    expect(await readNotes()).toMatchObject([{ id: note, content: 'private' }])
  })
})

describe('deleting a note', () => {
  beforeAll(useNewHome)

  test('removes it from the list, and a second deletion returns 404', async () => {
    const [kept, gone] = [await addNote('kept'), await addNote('gone')]
    expect(await ada.api.delete(`${notesPath}/${gone}`)).toMatchObject({ status: 200, body: { id: gone } })
    expect((await readNotes()).map(({ id }) => id)).toEqual([kept])
    expect((await ada.api.delete(`${notesPath}/${gone}`)).status).toBe(404)
    expect((await ada.api.delete(`${notesPath}/seven`)).status).toBe(404)
  })

  test('returns 404 at the URL of another property of the same owner', async () => {
    const note = await addNote('here')
    const [other] = await addHomes(ada.api, aHome())
    expect((await ada.api.delete(`/v1/properties/${other?.id}/notes/${note}`)).status).toBe(404)
  })
})
