import type { Server } from 'node:net'

/**
 * Returns the port of a listening server.
 * @throws Error if it does not listen, or listens on a socket file
 */
export function portOf(server: Server): number {
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}
