import { useLocation } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'

/**
 * Renders a page with the token from the fragment of an email link. A new token mounts the page again, because the
 * browser does not reload a page if only the fragment of its URL changes.
 */
export function WithEmailLinkToken({ children }: { children: (token: string) => ReactNode }) {
  const token = useLocation({ select: ({ hash }) => hash })
  return <Fragment key={token}>{children(token)}</Fragment>
}
