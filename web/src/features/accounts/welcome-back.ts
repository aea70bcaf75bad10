import { toast } from '../../ui/feedback/toast.ts'

/** Shows a notice after a sign-in that canceled the account deletion. The notice also says what is not restored. */
export const welcomeBack = () =>
  toast.success(
    'Welcome back: your account will no longer be deleted',
    'A canceled subscription stays canceled until you resume it in Account Settings.',
  )
