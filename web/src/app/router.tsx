import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { LoginScreen } from '../features/accounts/login-screen.tsx'
import { paths } from '../platform/paths.ts'
import { currentToken, onSessionChange, restoreSession } from '../platform/session/session.ts'
import { PageSpinner } from '../ui/feedback/spinner.tsx'
import { Toaster } from '../ui/feedback/toaster.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { fetchOnce } from './fetch-once.ts'
import { NotFoundScreen } from './not-found-screen.tsx'
import { ScreenFailure } from './screen-failure.tsx'
import {
  readCalendarSearch,
  readDashboardSearch,
  readPlanSearch,
  readPortfolioSearch,
  readProfileSearch,
} from './searches.ts'

/** Returns the screen that a module exports under `name`. Its code is loaded when a route needs it. */
const lazyScreen = <Screens extends Record<string, unknown>, Name extends keyof Screens & string>(
  load: () => Promise<Screens>,
  name: Name,
) => lazyRouteComponent(fetchOnce(load), name)

const root = createRootRoute({
  component: () => (
    <>
      <Outlet />
      <Toaster />
    </>
  ),
  notFoundComponent: NotFoundScreen,
  errorComponent: ErrorScreen,
})

/**
 * The routes for signed-in customers. All other visitors are redirected to the sign-in screen, which remembers the
 * requested page.
 */
const guarded = createRoute({
  getParentRoute: () => root,
  id: 'guarded',
  beforeLoad: ({ location }) => {
    if (currentToken()) return
    // Removes an expired token, and reads a token that another tab has stored.
    restoreSession()
    if (currentToken()) return
    throw redirect({ to: paths.login, state: { from: location.href }, replace: true })
  },
  component: lazyScreen(() => import('./shell.tsx'), 'Shell'),
})

const landing = createRoute({
  getParentRoute: () => root,
  path: paths.home,
  component: lazyScreen(() => import('../features/landing/landing-screen.tsx'), 'LandingScreen'),
})
const login = createRoute({
  getParentRoute: () => root,
  path: paths.login,
  // The sign-in screen is part of the main bundle. If it were loaded separately, its form would appear one round trip
  // later.
  component: LoginScreen,
})
const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: paths.forgotPassword,
  component: lazyScreen(
    () => import('../features/accounts/forgot-password-screen.tsx'),
    'ForgotPasswordScreen',
  ),
})
const resetPassword = createRoute({
  getParentRoute: () => root,
  path: paths.resetPassword,
  component: lazyScreen(
    () => import('../features/accounts/reset-password-screen.tsx'),
    'ResetPasswordScreen',
  ),
})
const confirmEmail = createRoute({
  getParentRoute: () => root,
  path: paths.confirmEmail,
  component: lazyScreen(() => import('../features/accounts/confirm-email-screen.tsx'), 'ConfirmEmailScreen'),
})
const changeEmail = createRoute({
  getParentRoute: () => root,
  path: paths.changeEmail,
  component: lazyScreen(() => import('../features/accounts/change-email-screen.tsx'), 'ChangeEmailScreen'),
})
const success = createRoute({
  getParentRoute: () => root,
  path: paths.success,
  validateSearch: (search): { session_id?: string } =>
    search.session_id === undefined ? {} : { session_id: String(search.session_id) },
  component: lazyScreen(() => import('../features/billing/success-screen.tsx'), 'SuccessScreen'),
})
const cancel = createRoute({
  getParentRoute: () => root,
  path: paths.cancel,
  component: lazyScreen(() => import('../features/billing/cancel-screen.tsx'), 'CancelScreen'),
})
const dashboard = createRoute({
  getParentRoute: () => guarded,
  path: paths.dashboard,
  validateSearch: readDashboardSearch,
  errorComponent: ScreenFailure,
  component: lazyScreen(() => import('../features/properties/dashboard-screen.tsx'), 'DashboardScreen'),
})
const portfolio = createRoute({
  getParentRoute: () => guarded,
  path: paths.properties,
  validateSearch: readPortfolioSearch,
  errorComponent: ScreenFailure,
  component: lazyScreen(() => import('../features/properties/portfolio-screen.tsx'), 'PortfolioScreen'),
})
const property = createRoute({
  getParentRoute: () => guarded,
  path: paths.property,
  errorComponent: ScreenFailure,
  component: lazyScreen(() => import('../features/properties/property-screen.tsx'), 'PropertyScreen'),
})
const part = createRoute({
  getParentRoute: () => guarded,
  path: paths.part,
  errorComponent: ScreenFailure,
  component: lazyScreen(() => import('../features/properties/component-screen.tsx'), 'ComponentScreen'),
})
const profile = createRoute({
  getParentRoute: () => guarded,
  path: paths.profile,
  validateSearch: readProfileSearch,
  errorComponent: ScreenFailure,
  component: lazyScreen(() => import('../features/accounts/profile-screen.tsx'), 'ProfileScreen'),
})

const overview = createRoute({
  getParentRoute: () => guarded,
  path: paths.overview,
  errorComponent: ScreenFailure,
  component: lazyScreen(() => import('../features/plan/overview-screen.tsx'), 'OverviewScreen'),
})
const plan = createRoute({
  getParentRoute: () => guarded,
  path: paths.plan,
  validateSearch: readPlanSearch,
  errorComponent: ScreenFailure,
  component: lazyScreen(() => import('../features/plan/plan-screen.tsx'), 'PlanScreen'),
})
const calendar = createRoute({
  getParentRoute: () => guarded,
  path: paths.calendar,
  validateSearch: readCalendarSearch,
  errorComponent: ScreenFailure,
  component: lazyScreen(() => import('../features/plan/calendar-screen.tsx'), 'CalendarScreen'),
})

export const router = createRouter({
  routeTree: root.addChildren([
    landing,
    login,
    forgotPassword,
    resetPassword,
    confirmEmail,
    changeEmail,
    success,
    cancel,
    guarded.addChildren([overview, dashboard, portfolio, property, part, profile, plan, calendar]),
  ]),
  defaultPendingComponent: PageSpinner,
  defaultPendingMs: 150,
  defaultPreload: 'intent',
  scrollRestoration: true,
})

// A sign-out in another tab closes the guarded screens.
onSessionChange(() => {
  router.invalidate()
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** The page that the visitor requested before the redirect to the sign-in. */
    from?: string
    /** True after a confirmed payment. The dashboard then greets the new customer. */
    hasJustPaid?: boolean
  }
}
