import { useEffect } from 'react'
import { toast } from '../ui/feedback/toast.ts'
import { CallFailed } from './api.ts'

/** Says that something could not be loaded, once for each time it failed. */
export function useFailureToast(error: Error | null, failed: string, networkFailed: string) {
  useEffect(() => {
    if (!error) return
    // Any other exception is a fault of ours, and no network error.
    toast.error(error instanceof CallFailed && error.network ? networkFailed : failed)
  }, [error, failed, networkFailed])
}
