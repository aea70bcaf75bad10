/** The path of every screen of the web app, as its router reads it. */
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

type ScreenName = keyof typeof screenPaths

/** The screens that search engines may list. */
export const listedScreens: readonly ScreenName[] = ['home', 'login']

/** The screens that a mailed link opens. They tell no other site where they were opened from. */
export const mailedScreens: readonly ScreenName[] = ['resetPassword', 'confirmEmail', 'changeEmail']

const parameter = /\$\w+/g

/** Matches the addresses of these screens, with or without a slash at the end. */
export function addressesOf(names: readonly ScreenName[]): RegExp {
  const patterns = names.map((name) => screenPaths[name].replace(parameter, '[^/]+').replace(/\/$/, ''))
  return new RegExp(`^(${patterns.join('|')})/?$`)
}

/** The names of all screens. */
export const screenNames = Object.keys(screenPaths) as ScreenName[]

/** The part of a screen's path that is the same for all its addresses: `/property/`. */
export const fixedPartOf = (name: ScreenName): string => screenPaths[name].replace(/\$.*/, '')
