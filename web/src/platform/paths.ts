/** All paths of the web app, as the router declares them. */
export const paths = {
  home: '/',
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  changeEmail: '/change-email',
  dashboard: '/dashboard',
  properties: '/properties',
  property: '/property/$propertyId',
  profile: '/profile',
  plan: '/plan',
  calendar: '/calendar',
  success: '/success',
  cancel: '/cancel',
} as const
