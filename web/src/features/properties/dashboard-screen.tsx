import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { paths } from '../../platform/paths.ts'
import { useCurrentUser } from '../../platform/session.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { ManagementScreen } from '../attention/management-screen.tsx'
import { TenantsScreen } from '../tenants/tenants-screen.tsx'
import { ArchivedHomes } from './components/archived-homes.tsx'
import { ArchivedStrips } from './components/archived-strips.tsx'
import styles from './components/dashboard.module.css'
import { FirstSteps } from './components/first-steps.tsx'
import { PropertiesTab } from './components/properties-tab.tsx'
import { SampleNotice } from './components/sample-notice.tsx'
import { ScreenTabs } from './components/screen-tabs.tsx'
import { usePropertyList } from './use-property-list.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The dashboard's tab, so that coming back from a property finds it again. */
    dashboardTab?: string
  }
}

/** The product and its assistant, as the dashboard's title carries both. */
const bothNames = 'Home Pulse AI · HomeBot'

export function DashboardScreen() {
  const user = useCurrentUser()
  const navigate = useNavigate()
  const tab = useLocation().state.dashboardTab ?? 'properties'
  const lists = [usePropertyList(false, ''), usePropertyList(true, '')]
  const homes = lists.flatMap((list) => list.properties)
  const isPortfolioEmpty = lists.every((list) => list.isEmpty)
  useEffect(() => {
    document.title = bothNames
  }, [])
  if (!user) return null
  const portfolio = { userId: user.userId, isPortfolioEmpty, start: <FirstSteps /> }
  return (
    <>
      <PageHeader
        back={<p className={styles.names}>{bothNames}</p>}
        title="Your Dashboard"
        subtitle="Manage your properties and tenant information."
        aside={homes.some(({ isSample }) => isSample) && <SampleNotice homes={homes} />}
      />
      <ArchivedStrips />
      <ScreenTabs
        label="Dashboard"
        value={tab}
        onChange={(dashboardTab) =>
          navigate({ to: paths.dashboard, state: { dashboardTab }, replace: true, resetScroll: false })
        }
        tabs={[
          {
            value: 'properties',
            label: 'Properties',
            panel: (
              <>
                <PropertiesTab />
                <ArchivedHomes />
              </>
            ),
          },
          {
            value: 'tenants',
            label: 'Tenants',
            panel: <TenantsScreen {...portfolio} />,
          },
          {
            value: 'management',
            label: 'Management',
            panel: <ManagementScreen {...portfolio} />,
          },
        ]}
      />
    </>
  )
}
