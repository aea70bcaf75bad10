import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { portOf } from '../../harness/peers/ports.ts'

/** Sends raw bytes to a server and returns its response. An HTTP library would correct or refuse such requests. */
export async function exchange(
  { server }: FastifyInstance,
  bytes: string,
): Promise<{ status: number; head: string; body: string }> {
  const port = portOf(server)
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(bytes)
  const answer = await text(socket)
  const [head = '', ...body] = answer.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1] ?? 0), head, body: body.join('\r\n\r\n') }
}
