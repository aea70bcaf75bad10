import { paths } from '../../platform/paths.ts'

/** The sign-in page in its sign-up mode. */
export const signUpPath = `${paths.login}?mode=sign-up`
