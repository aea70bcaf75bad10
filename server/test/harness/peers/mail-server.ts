import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { portOf } from './ports.ts'

/** An SMTP server (RFC 5321). It records the commands that it gets, and a test can choose its replies. */
export interface MailServer {
  readonly url: string
  readonly commands: string[]
  readonly messages: string[]
  /**
   * Returns the reply to a command, or undefined to accept the command. The end of an email's text is passed as the
   * command `end of data`.
   */
  answer: (command: string) => string | undefined
  stop(): Promise<void>
}

export async function startMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let message: string[] | undefined
    const say = (line: string) => socket.write(`${line}\r\n`)
    say('220 mail.example ready')
    createInterface(socket).on('line', (line) => {
      if (message) {
        if (line !== '.') return void message.push(line.replace(/^\./, ''))
        mailServer.messages.push(message.join('\r\n'))
        message = undefined
      } else mailServer.commands.push(line)
      const command = message === undefined && !/^[A-Z]{4}/.test(line) ? 'end of data' : line
      const answer = mailServer.answer(command) ?? (line.startsWith('DATA') ? '354 go on' : '250 ok')
      if (answer === 'hang up') return void socket.destroy()
      if (answer.startsWith('354')) message = []
      say(answer)
      if (line === 'QUIT') socket.end()
    })
    socket.on('error', () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${portOf(server)}`,
    commands: [],
    messages: [],
    answer: () => undefined,
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  return mailServer
}
