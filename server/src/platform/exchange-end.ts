import type { FastifyReply } from 'fastify'

/**
 * Does something once when an exchange is over: the answer went, or whoever asked has hung up, also where they had done so
 * before this is called. Fastify's `onResponse` does not come for one who hung up first.
 */
export function whenOver({ raw }: FastifyReply, work: () => void): void {
  if (raw.destroyed || raw.closed) work()
  else raw.once('close', work)
}
