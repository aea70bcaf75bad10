/** All paths of the web app, as the router declares them. */
export { screenPaths as paths } from '@home-pulse/contract/screens'
