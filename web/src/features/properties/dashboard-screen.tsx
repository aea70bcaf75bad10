import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { type DashboardSearch, rememberDashboardSearch } from '../../platform/dashboard-search.ts'
import { paths } from '../../platform/paths.ts'
import { useCurrentUser } from '../../platform/session/session.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { DashboardFiguresPanel } from '../plan/dashboard-figures-panel.tsx'
import { ArchivedHomes } from './components/archive/archived-homes.tsx'
import { ArchivedStrips } from './components/archive/archived-strips.tsx'
import styles from './components/dashboard/dashboard.module.css'
import { FirstSteps } from './components/dashboard/first-steps.tsx'
import { PropertiesTab } from './components/dashboard/properties-tab.tsx'
import { SampleNotice } from './components/dashboard/sample-notice.tsx'
import { ScreenTabs } from './components/dashboard/screen-tabs.tsx'
import { usePropertyList } from './use-property-list.ts'

// The code of each further tab is loaded when the user opens the tab.
const TenantsTab = lazy(() =>
  import('../tenants/tenants-tab.tsx').then((module) => ({ default: module.TenantsTab })),
)
const ManagementTab = lazy(() =>
  import('../attention/management-tab.tsx').then((module) => ({ default: module.ManagementTab })),
)

/** The names of the product and its assistant in the dashboard's title. */
const bothNames = 'Home Pulse AI · HomeBot'

/** The tabs other than the default tab. */
const tabs = ['tenants', 'management'] as const

export function DashboardScreen() {
  const user = useCurrentUser()
  const navigate = useNavigate()
  const kept = useSearch({ from: '/guarded/dashboard' })
  const keep = (change: DashboardSearch) =>
    navigate({
      to: paths.dashboard,
      search: { ...kept, ...change },
      replace: true,
      resetScroll: false,
    })
  const hasJustPaid = useLocation({ select: ({ state }) => state.hasJustPaid === true })
  const lists = [
    usePropertyList({ isMultifamily: false, search: '' }),
    usePropertyList({ isMultifamily: true, search: '' }),
  ]
  const homes = lists.flatMap((list) => list.properties)
  const isPortfolioEmpty = lists.every((list) => list.isEmpty)
  useEffect(() => {
    document.title = bothNames
  }, [])
  useEffect(() => rememberDashboardSearch(kept), [kept])
  if (!user) return null
  return (
    <div className={styles.dashboard}>
      <PageHeader
        back={<p className={styles.names}>{bothNames}</p>}
        title="Your Dashboard"
        subtitle="Manage your properties and tenant information."
        aside={
          !isPortfolioEmpty && (
            <>
              <DashboardFiguresPanel />
              {homes.some(({ isSample }) => isSample) && <SampleNotice homes={homes} />}
            </>
          )
        }
      />
      {hasJustPaid && isPortfolioEmpty && (
        <p role="status" className={styles.greeting}>
          <b>You’re in.</b> Your account is ready. Add your first home to see what it needs next.
        </p>
      )}
      <ArchivedStrips />
      <DashboardTabs userId={user.userId} isPortfolioEmpty={isPortfolioEmpty} search={kept} keep={keep} />
    </div>
  )
}

interface DashboardTabsProps {
  userId: string
  isPortfolioEmpty: boolean
  search: DashboardSearch
  /** Changes some of the dashboard's search parameters, and keeps the others. */
  keep: (change: DashboardSearch) => void
}

function DashboardTabs({ userId, isPortfolioEmpty, search, keep }: DashboardTabsProps) {
  const { tab = 'properties', find = '', tenant = '', table, view, sort, places } = search
  const portfolio = { userId, isPortfolioEmpty, start: <FirstSteps /> }
  return (
    <ScreenTabs
      label="Dashboard"
      isBesideTitle
      value={tab}
      onChange={(chosen) => keep({ tab: tabs.find((known) => known === chosen) })}
      tabs={[
        {
          value: 'properties',
          label: 'Properties',
          panel: (
            <>
              <PropertiesTab
                wanted={find}
                onWanted={(wanted) => keep({ find: wanted || undefined })}
                table={table}
                onTable={(chosen) => keep({ table: chosen || undefined })}
              />
              <ArchivedHomes />
            </>
          ),
        },
        {
          value: 'tenants',
          label: 'Tenants',
          panel: (
            <Suspense fallback={<Skeleton height={240} />}>
              <TenantsTab
                {...portfolio}
                wanted={tenant}
                onWanted={(wanted) => keep({ tenant: wanted || undefined })}
                view={view ?? 'cards'}
                onView={(chosen) => keep({ view: chosen === 'cards' ? undefined : chosen })}
                rentRoll={{ sort, state: places }}
                onRentRoll={(chosen) => keep({ sort: chosen.sort, places: chosen.state })}
              />
            </Suspense>
          ),
        },
        {
          value: 'management',
          label: 'Management',
          panel: (
            <Suspense fallback={<Skeleton height={240} />}>
              <ManagementTab {...portfolio} />
            </Suspense>
          ),
        },
      ]}
    />
  )
}
