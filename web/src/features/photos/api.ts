import type * as photos from '@home-pulse/contract/features/photos/photos'
import { queryOptions } from '@tanstack/react-query'
import { dataOf, endpoint } from '../../platform/calls/api.ts'
import { propertyKeys } from '../../platform/calls/query-keys.ts'

const path = '/v1/properties/:id/customers/:customerId/image'
const readPhoto = endpoint<typeof photos.readPhoto>('GET', path)
export const createPhoto = endpoint<typeof photos.createPhoto>('POST', path)

/** The temporary URL of a property's photo, or null if the property has no photo. */
export const photoQuery = (propertyId: string, userId: string) =>
  queryOptions({
    queryKey: propertyKeys.photo(propertyId, userId),
    queryFn: async ({ signal }) =>
      dataOf(await readPhoto({ params: { id: propertyId, customerId: userId }, signal })).signedURL || null,
  })
