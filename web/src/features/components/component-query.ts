import type { readComponent } from '@home-pulse/contract/features/components/one-component'
import { queryOptions } from '@tanstack/react-query'
import { type CallData, dataOf, endpoint } from '../../platform/calls/api.ts'
import { propertyKeys } from '../../platform/calls/query-keys.ts'
import { readList, readNumber, readText, readTextOrNull } from '../../platform/calls/wire-values.ts'
import { readDate } from '../../platform/plain-date.ts'
import { readAppliances, readProductFacts, readStructures } from './read-components.ts'

const requestComponent = endpoint<typeof readComponent>('GET', '/v1/components/:id')
type SentInstallation = CallData<typeof readComponent>['installations'][number]

export type Installation = ReturnType<typeof readInstallations>[number]

/** One component of a home with its installations, newest first. */
export const componentQuery = (propertyId: string, componentId: string) =>
  queryOptions({
    queryKey: propertyKeys.part(propertyId, componentId),
    queryFn: async ({ signal }) => {
      const sent = dataOf(await requestComponent({ params: { id: componentId }, signal }))
      const [component] =
        'applianceType' in sent.component
          ? readAppliances([sent.component])
          : readStructures([sent.component])
      return {
        component,
        unitNumber: readTextOrNull(sent.unitNumber),
        installations: readInstallations(sent.installations),
      }
    },
  })

const readInstallations = (sent: unknown) =>
  readList<SentInstallation>(sent).map((row) => ({
    id: readText(row.id),
    installedOn: readDate(row.installedOn),
    ...readProductFacts(row),
    cost: readNumber(row.cost) ?? null,
    removalReason: readTextOrNull(row.removalReason),
    stillWorked: row.removalCause === 'elective',
  }))
