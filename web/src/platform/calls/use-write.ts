import type { Problem } from '@home-pulse/contract/errors'
import { useRef } from 'react'
import { toast } from '../../ui/feedback/toast.ts'
import { capitalize } from '../format.ts'
import type { Answer } from './api.ts'
import { type Attempt, attemptFor } from './attempt.ts'
import { useSingleMutation } from './use-single-mutation.ts'

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

/** The messages of a write. `done` is absent if the screen shows the result without a toast. */
type WriteMessages = Omit<Outcome, 'done'> & { done?: string }

/** Returns the messages of a write in the style of the specification: 'Failed to add unit'. */
export function outcomeOf(verb: keyof typeof verbs, what: string): Outcome {
  const [doing, done] = verbs[verb]
  return {
    done: `${capitalize(what)} ${done} successfully`,
    failed: `Failed to ${verb} ${what}`,
    networkFailed: `Network error while ${doing} ${what}`,
  }
}

/**
 * Sends one change at a time. A toast reports the result. An error also stays available, so that the fields can show
 * it.
 */
export function useWrite() {
  const attempt = useRef<Attempt | null>(null)
  const { isPending, data, mutateAsync, reset } = useSingleMutation({
    mutationFn: (send: () => Promise<Answer<unknown>>) => send(),
  })

  /**
   * Sends the change. After a success, waits for `settle`, which refreshes the screen. Returns true if the change
   * succeeded, and false if it failed or another change is running.
   */
  async function run<T>(
    { failed, networkFailed, done }: WriteMessages,
    write: () => Promise<Answer<T>>,
    settle: (data: T) => unknown,
  ): Promise<boolean> {
    const answer = await mutateAsync(async () => {
      const answer = await write()
      if (answer.ok) {
        attempt.current = null
        if (done) toast.success(done)
        await settle(answer.data)
      } else if (answer.network) toast.error(networkFailed)
      else toast.error(failed, answer.error.issues?.length ? undefined : answer.error.message || undefined)
      return answer
    })
    return answer?.ok ?? false
  }

  return {
    isBusy: isPending,
    /** The error of the last attempt. */
    problem: data && !data.ok && !data.network ? data.error : undefined,
    run,
    /** Forgets the last attempt and its error. */
    reset,
    /**
     * Returns the idempotency key for a body. The key stays the same until the change succeeds, so that a retry after a
     * lost response is not applied twice.
     */
    keyFor: (body: unknown) => {
      attempt.current = attemptFor(JSON.stringify(body), attempt.current)
      return attempt.current.key
    },
  }
}

/** Returns the error message of one field. Undefined if the field has no error. */
export function issueOf(problem: Problem | undefined, field: string): string | undefined {
  const message = problem?.issues?.find(({ path }) => path === field)?.message
  return message && sentenceOf(message)
}

/** Converts the message of an issue to a sentence: 'must be text' becomes 'Must be text.' */
export const sentenceOf = (message: string): string => `${capitalize(message)}.`
