import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, inject, test, vi } from 'vitest'
import { rounds } from '../../../scripts/vitest/rounds.ts'
import { seededRandom, Writer } from '../harness/acknowledged-writes.ts'
import { serveHere, startServerProcess } from '../harness/peers/server-process.ts'
import { prepareData } from '../harness/test-database.ts'

const isEmbedded = inject('database') === 'pglite'
const killCount = rounds(1, isEmbedded ? 50 : 20)
const writers = rounds(2, 3)
/**
 * The server is killed at a random moment within this time. Only the first kill comes later, after some writes were
 * acknowledged.
 */
const maxLifeMs = 1_500

// spec: P-01
test('an acknowledged write survives a SIGKILL at any moment, and no write exists partially', {
  timeout: killCount * 150_000,
}, async ({ annotate }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'home-pulse-kill-'))
  const environment = await prepareData(dataDir)
  const random = seededRandom(20_261_121)
  const people = Array.from({ length: writers }, () => new Writer(random))
  const acknowledged = () => people.reduce((sum, person) => sum + person.acknowledged, 0)
  for (let round = 1; round <= killCount; round += 1) {
    const server = await startServerProcess(environment)
    let hasEnded = false
    await Promise.all(people.map((person) => person.connect(server.url)))
    if (round > 1) await Promise.all(people.map((person) => person.expectAllStored()))
    const writing = people.map((person) => person.writeUntilTheEnd(() => hasEnded))
    if (round === 1)
      await vi.waitFor(() => expect(acknowledged()).toBeGreaterThan(writers), { timeout: 60_000 })
    else await pause(random() * maxLifeMs)
    hasEnded = true
    await server.kill()
    await Promise.all(writing)
  }
  const server = await serveHere(environment)
  for (const person of people) {
    await person.connect(server.url)
    await person.expectAllStored()
  }
  await server.stop()
  expect(acknowledged()).toBeGreaterThan(killCount)
  await annotate(`${killCount} kills, ${acknowledged()} writes acknowledged, 0 lost`)
  await rm(dataDir, { recursive: true })
})
