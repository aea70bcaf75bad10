import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A helper process of the bench. It answers one question at a time. */
export interface Child<Question, Answer> {
  readonly pid: number
  ask(question: Question): Promise<Answer>
  stop(): Promise<void>
}

/**
 * Starts `processes/<name>.ts` as a process of its own. The measured code and the measuring code then do not share a
 * thread.
 */
export function startChild<Question, Answer>(
  name: string,
  environment: Record<string, string> = {},
): Child<Question, Answer> {
  const script = fileURLToPath(new URL(`processes/${name}.ts`, import.meta.url))
  const child: ChildProcess = fork(script, [], {
    execArgv: ['--conditions=@home-pulse/source', '--import', 'tsx'],
    env: { PATH: process.env.PATH, ...environment },
    serialization: 'advanced',
  })
  const ended = once(child, 'exit')
  return {
    pid: child.pid ?? 0,
    async ask(question) {
      const answered = once(child, 'message')
      // The casts here and below are safe: the bench and its helper process agree on questions and replies, which are
      // objects.
      child.send(question as object)
      const [reply] = (await Promise.race([
        answered,
        ended.then(() => {
          throw new Error(`The process ${name} ended.`)
        }),
      ])) as [{ answer: Answer } | { fault: string }]
      if ('fault' in reply) throw new Error(`${name}: ${reply.fault}`)
      return reply.answer
    },
    async stop() {
      if (child.exitCode !== null) return
      child.disconnect()
      await ended
    },
  }
}

/** Answers each question of the bench. Called in a helper process, which exits when the bench disconnects. */
export function answerQuestions<Question, Answer>(answer: (question: Question) => Promise<Answer>): void {
  process.on('message', (question) => {
    // The cast is safe: only the bench sends messages to this process.
    answer(question as Question).then(
      (result) => process.send?.({ answer: result }),
      (error: unknown) => process.send?.({ fault: error instanceof Error ? error.stack : String(error) }),
    )
  })
  process.on('disconnect', () => process.exit(0))
}
