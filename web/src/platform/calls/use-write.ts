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

/** The toast texts of a write. `done` is absent if the screen itself shows the success. */
type WriteMessages = Omit<Outcome, 'done'> & { done?: string }

/** Returns the toast texts of a write in the words of the specification, such as 'Failed to add unit'. */
export function outcomeOf(verb: keyof typeof verbs, what: string): Outcome {
  const [doing, done] = verbs[verb]
  return {
    done: `${capitalize(what)} ${done} successfully`,
    failed: `Failed to ${verb} ${what}`,
    networkFailed: `Network error while ${doing} ${what}`,
  }
}

/**
 * Sends a change and shows the result in a toast. `problem` keeps the error for the fields of a form. A change is
 * ignored while another one is running.
 */
export function useWrite() {
  const attempt = useRef<Attempt | null>(null)
  const { isPending, data, mutateAsync, reset } = useSingleMutation({
    mutationFn: (send: () => Promise<Answer<unknown>>) => send(),
  })

  /**
   * Sends the change. After a success, waits for `settle`, which updates the screen. Returns true only if the change
   * succeeded. Returns false without sending it if another change is running.
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
    /** The server's error in the last attempt. Undefined after a success or a network error. */
    problem: data && !data.ok && !data.network ? data.error : undefined,
    run,
    /** Forgets the last attempt and its error. */
    reset,
    /**
     * Returns the idempotency key for a body. The key stays the same until the change succeeds. So the server does not
     * apply a change twice if its response was lost and the user tries again.
     */
    keyFor: (body: unknown) => {
      attempt.current = attemptFor(JSON.stringify(body), attempt.current)
      return attempt.current.key
    },
  }
}

/** Returns the error message of a field, or undefined if the field has no error. */
export function issueOf(problem: Problem | undefined, field: string): string | undefined {
  const message = problem?.issues?.find(({ path }) => path === field)?.message
  return message && sentenceOf(message)
}

/** Converts the message of a field's error to a sentence: 'must be text' becomes 'Must be text.' */
export const sentenceOf = (message: string): string => `${capitalize(message)}.`
