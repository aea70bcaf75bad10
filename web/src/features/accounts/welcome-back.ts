import { toast } from '../../ui/feedback/toast.ts'

/** The notice after a sign-in that stopped the deletion of the account: that, and what does not come back. */
export const welcomeBack = () =>
  toast.success(
    'Welcome back: your account will no longer be deleted',
    'A canceled subscription stays canceled until you resume it in Account Settings.',
  )
