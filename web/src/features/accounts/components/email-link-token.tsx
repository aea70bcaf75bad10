import { useLocation } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'

/**
 * Renders a page with the token from the fragment of an email link. The page is mounted again for each token: if
 * another link is pasted into the same tab, the browser does not reload the page.
 */
export function WithEmailLinkToken({ children }: { children: (token: string) => ReactNode }) {
  const token = useLocation({ select: ({ hash }) => hash })
  return <Fragment key={token}>{children(token)}</Fragment>
}
