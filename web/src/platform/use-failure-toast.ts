import { useEffect } from 'react'
import { toast } from '../ui/toast.ts'
import { CallFailed } from './api.ts'

/** Says that something could not be loaded, once for each time it failed. */
export function useFailureToast(error: Error | null, failed: string, networkFailed: string) {
  useEffect(() => {
    if (!error) return
    toast.error(error instanceof CallFailed && !error.network ? failed : networkFailed)
  }, [error, failed, networkFailed])
}
