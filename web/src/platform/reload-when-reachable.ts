import { toast } from '../ui/feedback/toast.ts'

/** Loads the page anew, but only where the server answers: else the browser would put its own page in its place. */
export async function reloadWhenReachable() {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    location.reload()
  } catch {
    toast.error('Network Error', 'Unable to connect to the server. Please try again later.')
  }
}
