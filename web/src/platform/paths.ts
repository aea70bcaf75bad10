/** The paths of all screens, in the router's format. */
export { screenPaths as paths } from '@home-pulse/contract/screens'
