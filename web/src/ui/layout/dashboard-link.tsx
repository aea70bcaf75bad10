import { lastDashboardSearch } from '../../platform/dashboard-search.ts'
import { paths } from '../../platform/paths.ts'
import { BackLink } from './page-header.tsx'

/** A link to the dashboard with its last tab and search text. */
export const DashboardLink = () => (
  <BackLink to={paths.dashboard} search={lastDashboardSearch()}>
    Back to Dashboard
  </BackLink>
)
