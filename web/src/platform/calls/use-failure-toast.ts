import { useEffect } from 'react'
import { toast } from '../../ui/feedback/toast.ts'
import { CallFailed } from './api.ts'

/** Shows a toast once for each error of a query. */
export function useFailureToast(error: Error | null, failed: string, networkFailed: string) {
  useEffect(() => {
    if (!error) return
    // Any other exception is a bug, so it is not reported as a network error.
    toast.error(error instanceof CallFailed && error.network ? networkFailed : failed)
  }, [error, failed, networkFailed])
}
