import { Navigate, Outlet, useLocation } from '@tanstack/react-router'
import { paths } from '../platform/paths.ts'
import { useCurrentUser } from '../platform/session.ts'

/** Lets the signed-in through; sends everyone else to sign in, remembering where they were going. */
export function Guard() {
  const user = useCurrentUser()
  const { href } = useLocation()
  if (user === null) return <Navigate to={paths.login} state={{ from: href }} replace />
  return <Outlet />
}
