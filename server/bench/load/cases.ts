import { login } from '@home-pulse/contract/features/accounts/accounts'
import { needsAttention } from '@home-pulse/contract/features/attention/attention'
import { askHomebot } from '@home-pulse/contract/features/homebot/homebot'
import { readBudget } from '@home-pulse/contract/features/plan/budget'
import { listProperties } from '@home-pulse/contract/features/properties/properties'
import { listAddresses, listTenants } from '@home-pulse/contract/features/tenants/tenants'
import { formatCount } from '@home-pulse/contract/wording'
import { makePasswords, owaspCost } from '../../src/platform/auth/passwords.ts'
import { makeTokens } from '../../src/platform/auth/session-tokens.ts'
import { systemClock } from '../../src/platform/config/clock.ts'
import { deriveSecrets } from '../../src/platform/config/secrets.ts'
import { authSecret, type Case } from './measure.ts'
import { firstHomes, homeId, type People, type Person, password } from './portfolios.ts'

/**
 * The first ten homes of a list. Even the smallest portfolio has ten, so every portfolio returns the same number of
 * rows.
 */
const firstPage = `${listProperties.path}?limit=10`

const tokens = makeTokens(deriveSecrets(authSecret).tokens, systemClock)

const tokenOf = ({ userId, email }: Person): Promise<string> =>
  tokens.issue({ userId, email, firstName: 'Bench', lastName: 'Person', tokenVersion: 1 })

export const headersOf = async (person: Person) => ({ authorization: `Bearer ${await tokenOf(person)}` })

/** Returns the ETag of a response, as a client would send it in If-None-Match. Called once before the run. */
type ReadEtag = (path: string, headers: Record<string, string>) => Promise<string>

export async function listCases(people: People, readEtag: ReadEtag): Promise<Case[]> {
  const { small, list, middle, large } = people
  const headers = await headersOf(list)
  const json = { ...headers, 'content-type': 'application/json' }
  const path = listProperties.path
  const home = homeId(firstHomes(people).get(list.userId) ?? 0)
  const inHome = (route: { path: string }) => route.path.replace(':id', home)
  const ofAll = (route: { path: string }, { userId }: Person) => route.path.replace(':id', userId)
  const comparedWith = ['bare route', 'driver'] as const
  const sizes = [small, middle, large]
  const label = ({ homes }: Person) => formatCount(homes)
  const hash = await makePasswords(owaspCost).hash(password)

  return [
    {
      name: 'sign-in',
      loadRequest: {
        // A sign-in from a new device raises the customer's data version, which changes ETags. So this case uses a
        // customer whose data no case with an ETag reads.
        ...{ method: 'POST', path: login.path, body: JSON.stringify({ email: small.email, password }) },
        headers: { 'content-type': 'application/json' },
      },
      checks: { password, hash },
      connections: 8,
      comparedWith: ['bare route'],
    },
    {
      name: 'list of 200, unchanged (304)',
      loadRequest: { path, headers: { ...headers, 'if-none-match': await readEtag(path, headers) } },
      status: 304,
      comparedWith: ['bare route'],
    },
    { name: 'list of 200, cached', loadRequest: { path, headers }, comparedWith: ['bare route'] },
    {
      name: 'list of 200, cached, compressed',
      loadRequest: { path, headers: { ...headers, 'accept-encoding': 'br' } },
      comparedWith: ['bare route'],
    },
    { name: 'list of 200, uncached', loadRequest: { path, headers }, isEachNew: true, comparedWith },
    ...(await Promise.all(
      sizes.map(async (person) => ({
        name: `first page of ${label(person)}, uncached`,
        loadRequest: { path: firstPage, headers: await headersOf(person) },
        isEachNew: true,
        comparedWith,
      })),
    )),
    {
      name: 'one home whole, uncached',
      loadRequest: { path: `/v1/properties/${home}`, headers },
      alternatives: ['appliances', 'structures', 'notes', 'tenants'].map((part) => ({
        path: `/v1/properties/${home}/${part}`,
        headers,
      })),
      isEachNew: true,
      comparedWith: ['bare route'],
    },
    ...(await Promise.all(
      sizes.map(async (person) => ({
        name: `attention, 10 due of ${label(person)}, uncached`,
        loadRequest: { path: ofAll(needsAttention, person), headers: await headersOf(person) },
        isEachNew: true,
        comparedWith,
      })),
    )),
    {
      name: 'tenants tab of 200, uncached',
      loadRequest: { path: ofAll(listAddresses, list), headers },
      alternatives: [{ path: inHome(listTenants), headers }],
      isEachNew: true,
      comparedWith: ['bare route'],
    },
    {
      name: 'budget of 1,000 homes, uncached',
      loadRequest: { path: readBudget.path, headers: await headersOf(middle) },
      isEachNew: true,
      connections: 4,
      comparedWith,
    },
    {
      name: "HomeBot's own answer",
      loadRequest: {
        ...{ method: 'POST', path: askHomebot.path, headers: json },
        body: JSON.stringify({ question: 'When will my water heater need replacing?' }),
      },
      connections: 8,
      comparedWith: ['bare route'],
    },
  ]
}
