import { useEffect } from 'react'
import { toast } from '../../ui/feedback/toast.ts'
import { CallFailed } from './api.ts'

/** Shows a toast for the error of a query, once for each error. */
export function useFailureToast(error: Error | null, failed: string, networkFailed: string) {
  useEffect(() => {
    if (!error) return
    // An exception other than `CallFailed` is a bug, not a network error.
    toast.error(error instanceof CallFailed && error.network ? networkFailed : failed)
  }, [error, failed, networkFailed])
}
