// This worker simulates twelve clients. Each sends one request after the other, always on a new connection, until one
// of its requests is refused.
import { request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

const seen = { answered: 0, refused: 0, cutOff: 0 }

/** @returns {Promise<keyof typeof seen>} */
const ask = () =>
  new Promise((resolve) => {
    request({ port: workerData.port, host: '127.0.0.1', path: '/busy', agent: false }, (response) =>
      response.resume().once('end', () => resolve('answered')),
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
    }
  }),
)
parentPort?.postMessage(seen)
