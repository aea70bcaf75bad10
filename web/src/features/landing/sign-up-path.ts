import { paths } from '../../platform/paths.ts'

/** The sign-in page, ready to open an account. */
export const signUpPath = `${paths.login}?mode=sign-up`
