import { linkOptions } from '@tanstack/react-router'
import { paths } from '../platform/paths.ts'

interface ScreenLocation {
  pathname: string
  search: { tab?: unknown }
}

const isUnder = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`)
const propertyFolder = paths.property.replace('/$propertyId', '')
const isTab = (place: ScreenLocation, tab: string | undefined) =>
  place.pathname === paths.dashboard && place.search.tab === tab

export const homebotIcon = 'M3.500 4h13v9.500H10l-3.500 3v-3h-3Zm4 4.500v.5m5-.5v.5'

/** The screens in the side bar and the bottom bar. Pressing `g` and then the `key` of an entry opens its screen. */
export const destinations = [
  {
    label: 'Overview',
    key: 'o',
    link: linkOptions({ to: paths.overview }),
    icon: 'M3.500 16.500h13M5 16.500v-5m5 5v-12m5 12V8',
    isPhone: true,
    isCurrent: ({ pathname }: ScreenLocation) => isUnder(pathname, paths.overview),
  },
  {
    label: 'Properties',
    key: 'h',
    link: linkOptions({ to: paths.dashboard, search: {} }),
    icon: 'M3 9.500 10 3.500l7 6M5 8v8.500h10V8m-7 8.500v-5h4v5',
    isPhone: true,
    isCurrent: (place: ScreenLocation) =>
      isTab(place, undefined) ||
      isUnder(place.pathname, paths.properties) ||
      isUnder(place.pathname, propertyFolder),
  },
  {
    label: 'Tenants',
    key: 't',
    link: linkOptions({ to: paths.dashboard, search: { tab: 'tenants' } }),
    icon: 'M8 9.500a3 3 0 1 0-.1 0ZM2.500 16.500c.4-3 2.500-4.500 5.500-4.500s5.100 1.500 5.500 4.500M13 4a3 3 0 0 1 0 5.500m2 3c1.500.7 2.300 2 2.500 4',
    isPhone: true,
    isCurrent: (place: ScreenLocation) => isTab(place, 'tenants'),
  },
  {
    label: 'Calendar',
    key: 'c',
    link: linkOptions({ to: paths.calendar, search: {} }),
    icon: 'M3.500 5h13v11.500h-13Zm0 3.500h13M7 3v3.500M13 3v3.500',
    isPhone: true,
    isCurrent: ({ pathname }: ScreenLocation) => isUnder(pathname, paths.calendar),
  },
  {
    label: 'Plan',
    key: 'p',
    link: linkOptions({ to: paths.plan, search: {} }),
    icon: 'M3.500 3.500v13h13M6.500 13l3-4 2.500 2 4.500-6',
    isPhone: true,
    isCurrent: ({ pathname }: ScreenLocation) => isUnder(pathname, paths.plan),
  },
  {
    label: 'HomeBot',
    key: 'b',
    link: linkOptions({ to: paths.dashboard, search: { tab: 'management' } }),
    icon: homebotIcon,
    isPhone: false,
    isCurrent: (place: ScreenLocation) => isTab(place, 'management'),
  },
  {
    label: 'Settings',
    key: 's',
    link: linkOptions({ to: paths.profile, search: {} }),
    icon: 'M3 6h8m4 0h2M3 14h2m4 0h8M13 8a2 2 0 1 0-.1 0ZM7 16a2 2 0 1 0-.1 0Z',
    isPhone: false,
    isCurrent: ({ pathname }: ScreenLocation) => isUnder(pathname, paths.profile),
  },
] as const
