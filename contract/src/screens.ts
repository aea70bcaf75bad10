/** The path of every screen of the web app, in the syntax of its router. */
export const screenPaths = {
  home: '/',
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  changeEmail: '/change-email',
  overview: '/overview',
  dashboard: '/dashboard',
  properties: '/properties',
  property: '/property/$propertyId',
  part: '/property/$propertyId/part/$componentId',
  profile: '/profile',
  plan: '/plan',
  calendar: '/calendar',
  success: '/success',
  cancel: '/cancel',
} as const

export type ScreenName = keyof typeof screenPaths

/** The screens that search engines may list. */
export const listedScreens: readonly ScreenName[] = ['home', 'login']

/** The screens that an email link opens. They send no referrer to other sites. */
export const emailLinkScreens: readonly ScreenName[] = ['resetPassword', 'confirmEmail', 'changeEmail']

const parameter = /\$\w+/g

/** Returns a pattern that matches the paths of these screens, with or without a trailing slash. */
export function pathPatternOf(names: readonly ScreenName[]): RegExp {
  const patterns = names.map((name) => screenPaths[name].replace(parameter, '[^/]+').replace(/\/$/, ''))
  return new RegExp(`^(${patterns.join('|')})/?$`)
}

// `keysOf` is not used, because then the landing page would load `objects.ts`.
export const screenNames = Object.keys(screenPaths) as ScreenName[]

/** Returns the part of a screen's path before the first parameter, such as `/property/`. */
export const fixedPathPrefix = (name: ScreenName): string => screenPaths[name].replace(/\$.*/, '')

/** Returns the path of a property's screen. */
export const propertyPath = (propertyId: string): string =>
  screenPaths.property.replace('$propertyId', propertyId)
