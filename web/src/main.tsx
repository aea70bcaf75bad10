import './app/tokens.css'
import './app/fonts.css'
import './app/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { router } from './app/router.tsx'
import { clearCacheOnUserChange, queryClient } from './platform/calls/query-client.ts'
import { returnFocusWhenEnabled } from './platform/return-focus.ts'
import { followOtherTabs, restoreSession } from './platform/session/session.ts'
import { applyTheme } from './platform/theme.ts'
import { trustOnlyHarmlessHtml } from './platform/trusted-types.ts'

applyTheme()
trustOnlyHarmlessHtml()
restoreSession()
followOtherTabs()
returnFocusWhenEnabled()
clearCacheOnUserChange(queryClient)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root element.')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
