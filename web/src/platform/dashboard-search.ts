import { currentUser } from './session/session.ts'

/** The search parameters of the dashboard: its tab, its search texts, and the view of its tenants. */
export interface DashboardSearch {
  tab?: 'tenants' | 'management' | undefined
  find?: string | undefined
  tenant?: string | undefined
  /** The filters and the order of the table of homes. If absent, the last selected view is shown. */
  table?: string | undefined
  view?: 'rent-roll' | undefined
  sort?: 'lease_end' | 'rent' | undefined
  places?: 'vacant' | 'ends_soon' | 'over' | undefined
}

let last: { userId: string | undefined; search: DashboardSearch } = { userId: undefined, search: {} }

/** Stores the dashboard's search parameters, for links back to it. */
export function rememberDashboardSearch(search: DashboardSearch): void {
  last = { userId: currentUser()?.userId, search }
}

/**
 * Returns the last search parameters of the dashboard. They are empty if the dashboard was not opened since the page
 * was loaded.
 */
export const lastDashboardSearch = (): DashboardSearch =>
  last.userId === currentUser()?.userId ? last.search : {}
