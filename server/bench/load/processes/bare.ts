import fastify from 'fastify'
import { makePasswords, owaspCost } from '../../../src/platform/auth/passwords.ts'
import { answerQuestions } from '../child.ts'

export interface BareQuestion {
  readonly path: string
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly status: number
  readonly contentType: string
  readonly body: Uint8Array
  readonly contentEncoding?: string
  /** A password and its hash. The route verifies the password before each response, like a sign-in does. */
  readonly checks?: { readonly password: string; readonly hash: string }
}

const { isCorrect } = makePasswords(owaspCost)

/** A Fastify server without plugins. It responds with the bytes that the bench sent last. */
const app = fastify()
let sent: BareQuestion | undefined
let address: Promise<string> | undefined
app.route({
  method: ['GET', 'POST', 'PUT'],
  url: '/bare',
  handler: async (_request, reply) => {
    if (!sent) return reply.code(503).send()
    const { checks, status, contentType, contentEncoding, body } = sent
    if (checks) await isCorrect(checks.password, checks.hash)
    if (contentEncoding) reply.header('content-encoding', contentEncoding)
    return reply
      .code(status)
      .type(contentType)
      .send(Buffer.from(body.buffer, body.byteOffset, body.length))
  },
})

answerQuestions<BareQuestion, string>(async (question) => {
  sent = question
  address ??= app.listen({ port: 0, host: '127.0.0.1' })
  return address
})
