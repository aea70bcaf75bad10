/**
 * The links of the side bar and their URLs. Tests start on the screen of the last link. So a click on each link changes
 * the screen.
 */
export const sideBarLinks: readonly (readonly [name: string, url: string])[] = [
  ['Overview', '/overview'],
  ['Tenants', '/dashboard?tab=tenants'],
  ['Calendar', '/calendar'],
  ['Plan', '/plan'],
  ['HomeBot', '/dashboard?tab=management'],
  ['Settings', '/profile'],
  ['Properties', '/dashboard'],
]

/** The links of the bottom bar on a phone. */
export const bottomBarLinks = ['Overview', 'Properties', 'Tenants', 'Calendar', 'Plan']
