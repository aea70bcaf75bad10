import { type MutationKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'

interface SingleMutationOptions<Data, Variables> {
  mutationFn: (variables: Variables) => Promise<Data>
  /** Calls are ignored while any mutation with the same key is running. By default, each component has its own key. */
  mutationKey?: MutationKey
}

/**
 * Like `useMutation`, but ignores a call while another call is running. A disabled button is not enough, because a
 * second click can come before the button is rendered as disabled.
 */
export function useSingleMutation<Data, Variables = void>(options: SingleMutationOptions<Data, Variables>) {
  const queries = useQueryClient()
  const ownKey = useId()
  const { mutationKey = [ownKey] } = options
  const mutation = useMutation({ ...options, mutationKey })
  return {
    isPending: mutation.isPending,
    /** The result of the last call. Undefined while a call is running. */
    data: mutation.data,
    reset: mutation.reset,
    /** Resolves to undefined if the call was ignored. */
    mutateAsync: async (variables: Variables): Promise<Data | undefined> =>
      queries.isMutating({ mutationKey }) > 0 ? undefined : mutation.mutateAsync(variables),
  }
}
