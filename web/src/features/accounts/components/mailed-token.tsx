import { useLocation } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'

/**
 * A page that a mailed link opens, with the token behind the #. It begins anew with each token: another link may be pasted
 * into the tab of one that works no more, and the browser loads nothing for that.
 */
export function WithMailedToken({ children }: { children: (token: string) => ReactNode }) {
  const token = useLocation({ select: ({ hash }) => hash })
  return <Fragment key={token}>{children(token)}</Fragment>
}
