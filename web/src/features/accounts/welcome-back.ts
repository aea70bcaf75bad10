import { toast } from '../../ui/feedback/toast.ts'

/** Said to whoever signs in while their account waits to be deleted: that, and what it does not bring back. */
export const welcomeBack = () =>
  toast.success(
    'Welcome back: your account will no longer be deleted',
    'A canceled subscription stays canceled until you resume it in Account Settings.',
  )
