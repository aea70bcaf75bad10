import type { FastifyInstance } from 'fastify'
import { refuse } from './refusal.ts'

/** JSON as the API takes it: an empty body is no body, and a key that would reach a prototype is dropped. */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else
      parse(request, String(body), (error, value) => {
        if (error) done(refuse('invalid_json'))
        else done(null, value)
      })
  })
}
