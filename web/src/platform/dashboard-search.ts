import { currentUser } from './session/session.ts'

/** The dashboard's tab, search texts, and the view of its tenants in the URL. */
export interface DashboardSearch {
  tab?: 'tenants' | 'management' | undefined
  find?: string | undefined
  tenant?: string | undefined
  /** Filters and order of the table of homes. Absent: the last selected view. */
  table?: string | undefined
  view?: 'rent-roll' | undefined
  sort?: 'lease_end' | 'rent' | undefined
  places?: 'vacant' | 'ends_soon' | 'over' | undefined
}

let last: { userId: string | undefined; search: DashboardSearch } = { userId: undefined, search: {} }

/** Stores what the dashboard shows, for links back to it. */
export function rememberDashboardSearch(search: DashboardSearch): void {
  last = { userId: currentUser()?.userId, search }
}

/** The last tab and filters of the dashboard. Empty if it was not opened since the page was loaded. */
export const lastDashboardSearch = (): DashboardSearch =>
  last.userId === currentUser()?.userId ? last.search : {}
