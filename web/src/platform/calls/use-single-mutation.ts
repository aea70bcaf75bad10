import { type MutationKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'

interface SingleMutationOptions<Data, Variables> {
  mutationFn: (variables: Variables) => Promise<Data>
  /** While a mutation runs, calls of all mutations with the same key are ignored. */
  mutationKey?: MutationKey
}

/**
 * Like `useMutation`, but ignores a call while another one is running. `isPending` alone is not enough, because a
 * second click can come before `isPending` is rendered.
 */
export function useSingleMutation<Data, Variables = void>(options: SingleMutationOptions<Data, Variables>) {
  const queries = useQueryClient()
  const ownKey = useId()
  const { mutationKey = [ownKey] } = options
  const mutation = useMutation({ ...options, mutationKey })
  return {
    isPending: mutation.isPending,
    /** The result of the last call. Undefined while another call runs. */
    data: mutation.data,
    reset: mutation.reset,
    /** Resolves to undefined if the call was ignored. */
    mutateAsync: async (variables: Variables): Promise<Data | undefined> =>
      queries.isMutating({ mutationKey }) > 0 ? undefined : mutation.mutateAsync(variables),
  }
}
