import { toast } from '../../ui/feedback/toast.ts'

/** Reloads the page, but only if the server responds. Otherwise the browser would show its own error page. */
export async function reloadWhenReachable() {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    location.reload()
  } catch {
    toast.error('Network Error', 'Unable to connect to the server. Please try again later.')
  }
}
