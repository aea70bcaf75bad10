// Twelve clients that send one request after the other, each by a connection of its own, until they are refused one. A client
// that is told to come again later waits for as long as it is told.
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

const seen = { answered: 0, busy: 0, refused: 0, cutOff: 0 }

/** What the `Retry-After` of a server that stops says. */
const retryAfterMs = 1_000

/** @returns {Promise<keyof typeof seen>} */
const ask = () =>
  new Promise((resolve) => {
    request({ port: workerData.port, host: '127.0.0.1', path: '/busy', agent: false }, (response) =>
      response.resume().once('end', () => resolve(response.statusCode === 503 ? 'busy' : 'answered')),
    )
      .once('error', (error) =>
        resolve('code' in error && error.code === 'ECONNREFUSED' ? 'refused' : 'cutOff'),
      )
      .end()
  })

await Promise.all(
  Array.from({ length: 12 }, async () => {
    for (let outcome; outcome !== 'refused'; ) {
      outcome = await ask()
      seen[outcome] += 1
      if (outcome === 'busy') await pause(retryAfterMs)
    }
  }),
)
parentPort?.postMessage(seen)
