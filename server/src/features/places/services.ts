import type { Services } from '../../platform/services.ts'

export type PlacesServices = Pick<Services, 'bind' | 'findLocations'>
