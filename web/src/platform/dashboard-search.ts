import { currentUser } from './session/session.ts'

/** The search parameters of the dashboard: the tab, the search texts, and the filters and order of its tables. */
export interface DashboardSearch {
  tab?: 'tenants' | 'management' | undefined
  find?: string | undefined
  tenant?: string | undefined
  /** The filters and the order of the table of homes. If absent, the tab shows homes in the last selected view. */
  table?: string | undefined
  view?: 'rent-roll' | undefined
  sort?: 'lease_end' | 'rent' | undefined
  places?: 'vacant' | 'ends_soon' | 'over' | undefined
}

let last: { userId: string | undefined; search: DashboardSearch } = { userId: undefined, search: {} }

/** Stores the dashboard's search parameters. Links back to the dashboard use them. */
export function rememberDashboardSearch(search: DashboardSearch): void {
  last = { userId: currentUser()?.userId, search }
}

/**
 * Returns the last search parameters of the dashboard. They are empty if the user has not opened the dashboard since
 * the page was loaded.
 */
export const lastDashboardSearch = (): DashboardSearch =>
  last.userId === currentUser()?.userId ? last.search : {}
