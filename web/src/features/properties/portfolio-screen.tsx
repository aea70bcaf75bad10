import { type MutationKey, useIsMutating } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useId } from 'react'
import { paths } from '../../platform/paths.ts'
import { useCurrentUser } from '../../platform/session/session.ts'
import { useTitle } from '../../platform/title.ts'
import { DashboardLink } from '../../ui/layout/dashboard-link.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { ScreenTabs } from './components/dashboard/screen-tabs.tsx'
import { ManualEntry } from './components/portfolio-form/manual-entry.tsx'
import { CsvEntry } from './csv/csv-entry.tsx'

export function PortfolioScreen() {
  useTitle('Add Properties')
  const user = useCurrentUser()
  const { tab = 'manual' } = useSearch({ from: '/guarded/properties' })
  const navigate = useNavigate()
  const mutationKey: MutationKey = ['add homes', useId()]
  const isAdding = useIsMutating({ mutationKey }) > 0
  if (!user) return null
  return (
    <>
      <PageHeader
        back={<DashboardLink />}
        title="Add your properties"
        subtitle="A home’s age and its parts are enough for a first forecast. You can add the rest later."
      />
      <ScreenTabs
        label="How to add properties"
        value={tab}
        onChange={(chosen) =>
          navigate({
            to: paths.properties,
            search: chosen === 'csv' ? { tab: 'csv' } : {},
            replace: true,
            resetScroll: false,
          })
        }
        disabled={isAdding}
        tabs={[
          {
            value: 'manual',
            label: 'Manual Entry',
            panel: <ManualEntry userId={user.userId} mutationKey={mutationKey} />,
          },
          { value: 'csv', label: 'CSV Upload', panel: <CsvEntry mutationKey={mutationKey} /> },
        ]}
      />
    </>
  )
}
