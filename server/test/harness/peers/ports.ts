import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/**
 * The port of a listening server.
 * @throws Error if it does not listen, or listens on a socket file
 */
export function portOf(server: Server): number {
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}

/** A port of this machine that was free a moment ago. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const port = portOf(probe)
  probe.close()
  await once(probe, 'close')
  return port
}
