import type { FastifyInstance } from 'fastify'

export function servedRoutes(app: FastifyInstance): string[] {
  const branches: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', segment = '', methods] =
        line.match(/^([│ ]*)[├└]── (\S*?)(?: \(([A-Z, ]+)\))?$/) ?? []
      branches.splice(indent.length / 4, Number.POSITIVE_INFINITY, segment)
      return methods?.split(', ').map((method) => `${method} ${branches.join('')}`) ?? []
    })
}
