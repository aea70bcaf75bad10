import { z } from 'zod'
import { id, optionalText } from '../../primitives.ts'
import { defineRoute } from '../../route.ts'

/** `id` is the id of the property. `customerId` must be the signed-in customer's user id. Any other value gets 404. */
const params = z.object({ id, customerId: id })
const path = '/v1/properties/:id/customers/:customerId/image'

export const readPhoto = defineRoute({
  name: 'readPhoto',
  method: 'GET',
  path,
  summary: 'Retrieve a URL of the photo of a property. It is valid for one to two hours',
  access: 'paid',
  isCacheable: false,
  params,
  status: 200,
  response: z.object({
    /** A signed absolute URL of the photo, which needs no token. Null if the property has no photo. */
    signedURL: z.url().nullable(),
  }),
})

export const createPhoto = defineRoute({
  name: 'createPhoto',
  method: 'POST',
  path,
  summary: 'Create an upload URL for a photo. Upload its bytes to `imageUrl` with one PUT within 15 minutes',
  access: 'paid',
  params,
  body: z.object(
    {
      /** Ignored, because the server finds the type of the image from its bytes. */
      fileName: optionalText(255),
    },
    'must be an object',
  ),
  status: 201,
  response: z.object({
    /**
     * A signed absolute URL that accepts the photo as an upload, without a token: a JPEG, PNG or WebP of at most
     * `maxPhotoBytes` with any content type.
     */
    imageUrl: z.url(),
  }),
})
