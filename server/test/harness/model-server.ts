import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a request to the model held. */
export interface ModelRequest {
  readonly authorization: string | undefined
  readonly model: string
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  readonly tools: readonly { readonly function: { readonly name: string } }[]
}

/** How the model answers one request. */
export type Turn = (response: ServerResponse) => void

/** A server that speaks the wire of OpenAI's chat completions, and says what a test has it say. */
export interface ModelServer {
  readonly url: string
  readonly requests: readonly ModelRequest[]
  /** Whether the caller hung up on the last request before it was answered. */
  readonly wasHungUp: boolean
  /** How many requests it has neither answered nor been rid of. */
  readonly unanswered: number
  /** The answers to the coming requests, one after the other; the last goes on for ever. */
  play(...turns: Turn[]): void
  close(): Promise<void>
}

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`
const open = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' })

/** Says a text, in bits of a few letters, and ends as it should. */
export const says =
  (text: string, finish = 'stop'): Turn =>
  (response) => {
    open(response).write(chunk({ role: 'assistant', content: '' }))
    for (const bit of text.match(/.{1,7}/gs) ?? []) response.write(chunk({ content: bit }))
    response.end(`${chunk({}, finish)}data: [DONE]\n\n`)
  }

/** Wants tools called, with their arguments in two halves. */
export const calls =
  (...wanted: (readonly [name: string, args: unknown])[]): Turn =>
  (response) => {
    open(response)
    for (const [index, [name, args]] of wanted.entries()) {
      const text = typeof args === 'string' ? args : JSON.stringify(args)
      const half = Math.floor(text.length / 2)
      response.write(
        chunk({
          tool_calls: [
            {
              index,
              id: `call_${index}`,
              type: 'function',
              function: { name, arguments: text.slice(0, half) },
            },
          ],
        }),
      )
      response.write(chunk({ tool_calls: [{ index, function: { arguments: text.slice(half) } }] }))
    }
    response.end(`${chunk({}, 'tool_calls')}data: [DONE]\n\n`)
  }

/** Says something aloud, and then wants a tool called. */
export const saysAndCalls =
  (text: string, name: string): Turn =>
  (response) => {
    open(response).write(chunk({ content: text }))
    const call = { index: 0, id: 'call_0', type: 'function', function: { name, arguments: '{}' } }
    response.write(chunk({ tool_calls: [call] }))
    response.end(`${chunk({}, 'tool_calls')}data: [DONE]\n\n`)
  }

/** Breaks off in the middle: the connection is gone. */
export const breaksOff =
  (text: string): Turn =>
  (response) => {
    open(response).write(chunk({ content: text }), () => response.destroy())
  }

/** Says something, and then nothing more, but holds the line. */
export const fallsSilent =
  (text: string): Turn =>
  (response) => {
    open(response).write(text === '' ? ': ping\n\n' : chunk({ content: text }))
  }

/** Answers something that is no such stream. */
export const sends =
  (status: number, type: string, body: string): Turn =>
  (response) => {
    response.writeHead(status, { 'content-type': type }).end(body)
  }

export async function startModelServer(): Promise<ModelServer> {
  const requests: ModelRequest[] = []
  let turns: Turn[] = []
  let wasHungUp = false
  let unanswered = 0

  async function answer(request: IncomingMessage, response: ServerResponse) {
    let body = ''
    for await (const part of request.setEncoding('utf8')) body += part
    wasHungUp = false
    unanswered += 1
    response.once('close', () => {
      unanswered -= 1
      wasHungUp = !response.writableFinished
    })
    const { authorization } = request.headers
    requests.push({ tools: [], ...JSON.parse(body), authorization })
    const turn = turns.length > 1 ? turns.shift() : turns[0]
    if (request.url === '/v1/chat/completions' && turn) turn(response)
    else response.writeHead(404).end()
  }

  const server: Server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    get wasHungUp() {
      return wasHungUp
    },
    get unanswered() {
      return unanswered
    },
    play: (...next) => {
      turns = next
      requests.length = 0
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
