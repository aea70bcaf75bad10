import type { Services } from '../../platform/services.ts'

/** The services that this feature uses. */
export type PlacesServices = Pick<Services, 'bind' | 'findLocations'>
