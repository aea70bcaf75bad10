import { linkOptions, type useNavigate } from '@tanstack/react-router'
import { paths } from '../../platform/paths.ts'
import { chooseTheme } from '../../platform/theme.ts'
import { destinations } from '../destinations.tsx'

/** One result in the search palette. */
export interface PaletteItem {
  id: string
  label: string
  /** A second text that distinguishes items with the same label. */
  detail?: string | undefined
  run: () => void
}

export interface PaletteGroup {
  label: string
  items: PaletteItem[]
}

type Navigate = ReturnType<typeof useNavigate>

const actions = [
  { label: 'Add a home', link: linkOptions({ to: paths.properties, search: {} }) },
  {
    label: 'Import homes from a CSV file',
    link: linkOptions({ to: paths.properties, search: { tab: 'csv' } }),
  },
  { label: 'Add a tenant', link: linkOptions({ to: paths.dashboard, search: { tab: 'tenants' } }) },
  { label: 'Ask HomeBot', link: linkOptions({ to: paths.dashboard, search: { tab: 'management' } }) },
  {
    label: 'See what needs attention',
    link: linkOptions({ to: paths.dashboard, search: { tab: 'management' } }),
  },
  { label: 'Export your data', link: linkOptions({ to: paths.profile, search: { section: 'data' } }) },
  {
    label: 'Change your password',
    link: linkOptions({ to: paths.profile, search: { section: 'security' } }),
  },
  {
    label: 'Manage your subscription',
    link: linkOptions({ to: paths.profile, search: { section: 'subscription' } }),
  },
] as const

const looks = [
  { theme: 'light', label: 'Use the light theme' },
  { theme: 'dark', label: 'Use the dark theme' },
  { theme: 'system', label: 'Use the theme of this device' },
] as const

/** Returns true if each word of the search begins a word of the text. */
const matchesWords = (text: string, wanted: string): boolean => {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  const asked = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  return asked.every((part) => words.some((word) => word.startsWith(part)))
}

/** Returns the screens and actions that match the search, or all screens for a blank one. */
export function fixedGroups(wanted: string, navigate: Navigate, showHelp: () => void): PaletteGroup[] {
  const screens = destinations.map(({ label, link, key }) => ({
    id: `screen ${label}`,
    label,
    detail: `g ${key}`,
    run: () => void navigate(link),
  }))
  const commands = [
    ...actions.map(({ label, link }) => ({ id: `action ${label}`, label, run: () => void navigate(link) })),
    ...looks.map(({ label, theme }) => ({ id: `action ${label}`, label, run: () => chooseTheme(theme) })),
    { id: 'action help', label: 'Show keyboard shortcuts', detail: '?', run: showHelp },
  ]
  return [
    { label: 'Screens', items: screens.filter(({ label }) => matchesWords(label, wanted)) },
    { label: 'Actions', items: commands.filter(({ label }) => matchesWords(label, wanted)) },
  ]
}

/** Returns a link to the tenants screen with this search. The server searches the tenants there. */
export function tenantItems(wanted: string, navigate: Navigate): PaletteItem[] {
  if (wanted === '') return []
  const search = { tab: 'tenants', tenant: wanted } as const
  return [
    {
      id: 'tenant',
      label: `Find the tenant “${wanted}”`,
      run: () => void navigate({ to: paths.dashboard, search }),
    },
  ]
}
