import type { Problem } from '@home-pulse/contract/errors'
import { useRef, useState } from 'react'
import { toast } from '../ui/feedback/toast.ts'
import type { Answer } from './api.ts'
import { type Attempt, attemptFor } from './attempt.ts'
import { useLock } from './use-lock.ts'

const verbs = {
  add: ['adding', 'added'],
  archive: ['archiving', 'archived'],
  record: ['recording', 'recorded'],
  remove: ['removing', 'removed'],
  rename: ['renaming', 'renamed'],
  restore: ['restoring', 'restored'],
  update: ['updating', 'updated'],
} as const

export interface Outcome {
  done: string
  failed: string
  networkFailed: string
}

/** What a change says of itself; one that shows by itself that it is done says nothing of it. */
type Said = Omit<Outcome, 'done'> & { done?: string }

/** How a change is told of, in the manner of the specification's catalogue: 'Failed to add unit'. */
export function outcomeOf(verb: keyof typeof verbs, what: string): Outcome {
  const [doing, done] = verbs[verb]
  return {
    done: `${what.charAt(0).toUpperCase()}${what.slice(1)} ${done} successfully`,
    failed: `Failed to ${verb} ${what}`,
    networkFailed: `Network error while ${doing} ${what}`,
  }
}

/** One change at a time: a toast tells how it went, and what was refused stays for the fields to show. */
export function useWrite() {
  const { isBusy, hold } = useLock()
  const [problem, setProblem] = useState<Problem>()
  const attempt = useRef<Attempt | null>(null)

  async function attemptOnce<T>(
    { failed, networkFailed, ...words }: Said,
    write: () => Promise<Answer<T>>,
    settle: (data: T) => unknown,
  ): Promise<boolean> {
    setProblem(undefined)
    const answer = await write()
    if (answer.ok) {
      attempt.current = null
      if (words.done) toast.success(words.done)
      await settle(answer.data)
    } else if (answer.network) toast.error(networkFailed)
    else {
      toast.error(failed, answer.error.issues?.length ? undefined : answer.error.message || undefined)
      setProblem(answer.error)
    }
    return answer.ok
  }

  /**
   * Makes the change; `settle` lets the screen catch up before it is over. Answers whether it happened: not where
   * another is under way.
   */
  const run = async <T>(words: Said, write: () => Promise<Answer<T>>, settle: (data: T) => unknown) =>
    (await hold(() => attemptOnce(words, write, settle))) ?? false

  return {
    isBusy,
    /** Why the last try was refused. */
    problem,
    run,
    forgive: () => setProblem(undefined),
    /** The same for the same content until it was taken, so that a lost answer makes nothing twice. */
    keyFor: (body: unknown) => {
      attempt.current = attemptFor(JSON.stringify(body), attempt.current)
      return attempt.current.key
    },
  }
}

/** What was refused about one field, as a sentence. */
export function issueOf(problem: Problem | undefined, field: string): string | undefined {
  const message = problem?.issues?.find(({ path }) => path === field)?.message
  return message && `${message.charAt(0).toUpperCase()}${message.slice(1)}.`
}
