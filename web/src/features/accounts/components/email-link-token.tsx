import { useLocation } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'

/**
 * A page that an email link opens, with the token behind the #. It starts again for each token, because a user may
 * paste another link into the same tab, and the browser does not reload the page for that.
 */
export function WithEmailLinkToken({ children }: { children: (token: string) => ReactNode }) {
  const token = useLocation({ select: ({ hash }) => hash })
  return <Fragment key={token}>{children(token)}</Fragment>
}
