import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findFreePort } from '../steps/free-port.mjs'
import { root } from '../steps/root.mjs'

/**
 * @typedef {{ origin: string, token: string, firstHomeId: string }} Portfolio the homes of one customer with a
 *   session token
 */
/** @typedef {Portfolio & { stop: () => Promise<void> }} ServedPortfolio */

const streets = ['Oak', 'Elm', 'Maple', 'Cedar', 'Birch']
const account = { email: 'web-bench@example.com', password: 'a bench password' }
const maxHomesPerRequest = 1_000

/** @param {number} index */
const home = (index) => ({
  street: `${index + 1} ${streets[index % streets.length]} Street`,
  ...{ city: 'Austin', state: 'TX', zip: '78701', homeAge: 5 + (index % 60) },
  structures: { roof: index % 30, furnace: index % 22 },
  appliances: { water_heater: { age: index % 15 }, dryer: { age: index % 18 }, stove: { age: index % 20 } },
})

/**
 * Starts the built server with one customer who has `count` homes. Uses the embedded database for up to 1,000 homes,
 * and PostgreSQL for more.
 * @param {number} count
 * @returns {Promise<ServedPortfolio>}
 */
export const servePortfolio = (count) =>
  count > maxHomesPerRequest ? serveFromPostgres(count) : serveEmbedded(count)

/**
 * @param {number} count
 * @returns {Promise<ServedPortfolio>}
 */
async function serveEmbedded(count) {
  const folder = mkdtempSync(join(tmpdir(), 'home-pulse-web-bench-'))
  const { origin, stop } = await serve({ DATA_DIR: folder })
  const { token } = await post(`${origin}/v1/customers/signup`, account)
  const homes = Array.from({ length: count }, (_, index) => home(index))
  const [first] = await post(`${origin}/v1/properties`, homes, token)
  return {
    ...{ origin, token, firstHomeId: String(first?.id) },
    async stop() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * @param {number} count
 * @returns {Promise<ServedPortfolio>}
 */
async function serveFromPostgres(count) {
  const script = join(root, 'server/bench/load/keep-portfolio.ts')
  const tsx = ['--conditions=@home-pulse/source', '--import', 'tsx']
  const database = spawn(process.execPath, [...tsx, script, String(count)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(database, 'exit')
  const line = once(createInterface(database.stdout), 'line')
  const [output] = await Promise.race([line, ended])
  if (typeof output !== 'string') throw new Error('The database with the homes was not created.')
  /** @type {{ environment: Record<string, string>, account: object, firstHomeId: string }} */
  const filled = JSON.parse(output)
  const { origin, stop } = await serve(filled.environment)
  const { token } = await post(`${origin}/v1/customers/login`, filled.account)
  return {
    ...{ origin, token, firstHomeId: filled.firstHomeId },
    async stop() {
      await stop()
      database.stdin.end()
      await ended
    },
  }
}

/** @param {Record<string, string>} environment */
async function serve(environment) {
  const port = await findFreePort()
  const server = spawn(process.execPath, [join(root, 'server/dist/main.js')], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(server.stdout, 'data')
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.kill('SIGTERM')
      await once(server, 'exit')
    },
  }
}

/**
 * Sends a POST request and returns its JSON body. The body is a token or a list of homes, and the type combines both.
 * @param {string} url
 * @param {unknown} body
 * @param {string} [token]
 * @returns {Promise<{ token: string } & { id: string }[]>}
 */
async function post(url, body, token) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.json()
}
