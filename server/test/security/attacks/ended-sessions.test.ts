import type { createNote } from '@home-pulse/contract/features/notes/notes'
import type { createPhoto, readPhoto } from '@home-pulse/contract/features/photos/photos'
import type { RouteResponse } from '@home-pulse/contract/route'
import { describe, expect, test } from 'vitest'
import { unsubscribeAddress } from '../../../src/features/plan/digest/unsubscribe-present.ts'
import { makeSignedUrls } from '../../../src/platform/auth/signed-urls.ts'
import { deriveSecrets } from '../../../src/platform/config/secrets.ts'
import { addHomes, aHome, type Customer, signUp } from '../../harness/fixtures/factories.ts'
import { aPng } from '../../harness/fixtures/photo-fixtures.ts'
import { pathOf } from '../../harness/fixtures/signed-links.ts'
import { type Api, masterSecret, useWorld } from '../../harness/harness.ts'
import { expectMails, tokenIn } from '../../harness/peers/mailbox.ts'

const world = useWorld({ PUBLIC_URL: 'https://pulse.example' })
const newPassword = 'another horse battery'

type Links = Record<'photo' | 'calendar' | 'note upload' | 'photo upload' | 'export' | 'import', string>

/** Creates one URL of each kind that works without a token. Only a signed-in user can create such URLs. */
async function makeLinks(api: Api, { userId }: Customer, property: string): Promise<Links> {
  const image = `/v1/properties/${property}/customers/${userId}/image`
  const post = async <Body>(path: string) => (await api.post<Body>(path, {})).body
  return {
    photo: String((await api.get<RouteResponse<typeof readPhoto>>(image)).body.signedURL),
    calendar: (await post<{ url: string }>('/v1/plan/calendar-feed')).url,
    'note upload': (await post<RouteResponse<typeof createNote>>(`/v1/properties/${property}/notes`)).noteUrl,
    'photo upload': (await post<RouteResponse<typeof createPhoto>>(image)).imageUrl,
    export: (await post<{ download_url: string }>('/v1/records/exports')).download_url,
    import: (await post<{ upload_url: string }>('/v1/records/imports')).upload_url,
  }
}

const methodOf = { 'note upload': 'PUT', 'photo upload': 'PUT', import: 'PUT' } as const
async function statusOf(kind: keyof Links, url: string): Promise<number> {
  const method = kind in methodOf ? 'PUT' : 'GET'
  const answer = await world.app.inject({
    ...{ method, url: pathOf(url), headers: { 'content-type': 'text/plain' } },
    ...(method === 'PUT' && { payload: 'no photo and no copy' }),
  })
  return answer.statusCode
}

async function signUpWithLinks() {
  const ada = await signUp(world, { hasMail: true })
  const [home] = await addHomes(ada.api, aHome())
  const property = String(home?.id)
  const image = `/v1/properties/${property}/customers/${ada.userId}/image`
  const { body } = await ada.api.post<RouteResponse<typeof createPhoto>>(image, {})
  const kept = await world.app.inject({ method: 'PUT', url: pathOf(body.imageUrl), payload: await aPng() })
  expect(kept.statusCode).toBe(200)
  return { ...ada, property, links: await makeLinks(ada.api, ada, property) }
}

/**
 * The statuses while the session exists. Two uploads get 422: their URLs are valid, but the uploaded bytes are neither
 * a photo nor an export.
 */
const duringSession: Readonly<Record<keyof Links, number>> = {
  ...{ photo: 200, calendar: 200, export: 200 },
  ...{ 'note upload': 200, 'photo upload': 422, import: 422 },
}
const afterSession = {
  ...duringSession,
  photo: 403,
  calendar: 404,
  export: 403,
  'note upload': 403,
  'photo upload': 403,
  import: 403,
}

async function statuses(links: Links): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const [kind, url] of Object.entries(links)) found[kind] = await statusOf(kind as keyof Links, url)
  return found
}

type Token = { token: string }
const change = ({ api, password }: Customer, more: object = {}) =>
  api.put<Token>('/v1/customers/password', { currentPassword: password, password: newPassword, ...more })

describe('the links and the calendar of a session', () => {
  test('work during the session', async () => {
    const { links } = await signUpWithLinks()
    expect(await statuses(links)).toEqual(duringSession)
  })

  // spec: 12-06
  test.each<[string, (ada: Customer) => Promise<string>]>([
    [
      'a password reset',
      async ({ email }) => {
        await world.api().post('/v1/customers/forgot-password', { email })
        const [mail] = await expectMails(world, email, 'Set a new password')
        const body = { token: tokenIn(mail, 'reset-password'), password: newPassword }
        return (await world.api().post<Token>('/v1/customers/reset-password', body)).body.token
      },
    ],
    ['a password change', async (ada) => (await change(ada)).body.token],
    [
      'signing out everywhere',
      async ({ api }) => (await api.post<Token>('/v1/customers/sign-out-everywhere')).body.token,
    ],
  ])('end with %s, and the new session creates its own', { tags: ['long'] }, async (_how, end) => {
    const ada = await signUpWithLinks()
    const api = world.api(await end(ada))
    expect(await statuses(ada.links)).toEqual(afterSession)
    expect(await statuses(await makeLinks(api, ada, ada.property))).toEqual(duringSession)
  })

  // spec: 12-06
  test('end with a password change, except the calendar if its owner keeps it', async () => {
    const ada = await signUpWithLinks()
    expect((await change(ada, { endCalendarFeeds: false })).status).toBe(200)
    expect(await statuses(ada.links)).toEqual({ ...afterSession, calendar: 200 })
  })

  test('do not include the unsubscribe link of an email, which stays valid after a password change', async () => {
    const ada = await signUp(world)
    const unsubscribe = makeSignedUrls(deriveSecrets(masterSecret).links, world.clock).sign(
      ...([
        'POST',
        `${unsubscribeAddress}?customer=${ada.userId}&list=weekly`,
        world.clock.nowMs() + 60_000,
      ] as const),
    )
    await change(ada)
    expect((await world.app.inject({ method: 'POST', url: unsubscribe })).statusCode).toBe(200)
  })
})
