import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Renders a component that needs a router, without the screens of the app. */
export function InRouter({ children }: { children: ReactNode }) {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  return <RouterContextProvider router={router}>{children}</RouterContextProvider>
}
