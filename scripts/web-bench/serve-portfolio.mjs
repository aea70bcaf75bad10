import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../steps/free-port.mjs'
import { root } from '../steps/root.mjs'

const streets = ['Oak', 'Elm', 'Maple', 'Cedar', 'Birch']

/** @param {number} index */
const home = (index) => ({
  street: `${index + 1} ${streets[index % streets.length]} Street`,
  ...{ city: 'Austin', state: 'TX', zip: '78701', homeAge: 5 + (index % 60) },
  structures: { roof: index % 30, furnace: index % 22 },
  appliances: { water_heater: { age: index % 15 }, dryer: { age: index % 18 }, stove: { age: index % 20 } },
})

/**
 * Starts the built server with one customer who has so many homes.
 * @param {number} count at most 1,000
 */
export async function servePortfolio(count) {
  const folder = mkdtempSync(join(tmpdir(), 'home-pulse-web-bench-'))
  const port = await findFreePort()
  const server = spawn(process.execPath, [join(root, 'server/dist/main.js')], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(server.stdout, 'data')
  const origin = `http://127.0.0.1:${port}`
  /**
   * @param {string} path
   * @param {unknown} body
   * @param {string} [token]
   * @returns {Promise<{ token: string } & { id: string }[]>}
   */
  async function post(path, body, token) {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer.json()
  }
  const account = { email: 'web-bench@example.com', password: 'a bench password' }
  const { token } = await post('/v1/customers/signup', account)
  const homes = await post(
    '/v1/properties',
    Array.from({ length: count }, (_, index) => home(index)),
    token,
  )
  return {
    origin,
    token,
    firstHomeId: String(homes[0]?.id),
    async stop() {
      server.kill('SIGTERM')
      await once(server, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
