import { lastDashboardSearch } from '../../platform/dashboard-search.ts'
import { paths } from '../../platform/paths.ts'
import { BackLink } from './page-header.tsx'

/** The way back to the dashboard as it was left, with its tab and its search text. */
export const DashboardLink = () => (
  <BackLink to={paths.dashboard} search={lastDashboardSearch()}>
    Back to Dashboard
  </BackLink>
)
