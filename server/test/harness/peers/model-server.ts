import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { portOf } from './ports.ts'

export interface ModelRequest {
  readonly authorization: string | undefined
  readonly model: string
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  readonly tools: readonly { readonly function: { readonly name: string } }[]
}

export type Turn = (response: ServerResponse) => void

/** A server with OpenAI's chat completions API. A test sets its answers in advance. */
export interface ModelServer {
  readonly url: string
  readonly requests: readonly ModelRequest[]
  /** True if the connection of the last request was closed before the answer was complete. */
  readonly wasHungUp: boolean
  readonly unanswered: number
  /** Sets the answers to the next requests. The last answer is repeated. */
  play(...turns: Turn[]): void
  close(): Promise<void>
}

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`
const open = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' })

/** Streams a text in pieces of a few letters, and ends the stream correctly. */
export const says =
  (text: string, finish = 'stop'): Turn =>
  (response) => {
    open(response).write(chunk({ role: 'assistant', content: '' }))
    for (const bit of text.match(/.{1,7}/gs) ?? []) response.write(chunk({ content: bit }))
    response.end(`${chunk({}, finish)}data: [DONE]\n\n`)
  }

/** Requests tool calls. Sends the arguments of each call in two halves. */
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

/** Sends text, then requests a tool call. */
export const saysAndCalls =
  (text: string, name: string): Turn =>
  (response) => {
    open(response).write(chunk({ content: text }))
    const call = { index: 0, id: 'call_0', type: 'function', function: { name, arguments: '{}' } }
    response.write(chunk({ tool_calls: [call] }))
    response.end(`${chunk({}, 'tool_calls')}data: [DONE]\n\n`)
  }

/** Closes the connection in the middle of an answer. */
export const breaksOff =
  (text: string): Turn =>
  (response) => {
    open(response).write(chunk({ content: text }), () => response.destroy())
  }

/** Sends text, and then nothing more on the open connection. */
export const fallsSilent =
  (text: string): Turn =>
  (response) => {
    open(response).write(text === '' ? ': ping\n\n' : chunk({ content: text }))
  }

/** Sends a single response, such as an error or a web page, instead of an event stream. */
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
  const port = portOf(server)
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
