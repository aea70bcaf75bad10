import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

/** Ten shades for Mantine's own arithmetic; what is seen comes from our tokens, which know both schemes. */
const brand: MantineColorsTuple = [
  '#eef6f2',
  '#e4efe9',
  '#bfe5d8',
  '#9dd5c3',
  '#7cc4ae',
  '#4e9c86',
  '#2f7259',
  '#1d5a4c',
  '#164a3e',
  '#123e34',
]

/** Mantine's components, in our type, radius and colours. */
export const theme = createTheme({
  fontFamily: 'var(--sans)',
  headings: { fontFamily: 'var(--serif)', fontWeight: '500' },
  fontSizes: {
    xs: 'var(--text-12)',
    sm: 'var(--text-13)',
    md: 'var(--text-15)',
    lg: 'var(--text-20)',
    xl: 'var(--text-34)',
  },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { sm: '8px', md: 'var(--radius-button)', lg: 'var(--radius-card)' },
  defaultRadius: 'md',
  colors: { brand },
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  respectReducedMotion: true,
})

const tokens = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-2)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-default': 'var(--card)',
  '--mantine-color-default-hover': 'var(--tint)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--hairline)',
  '--mantine-color-error': 'var(--overdue-ink)',
  '--mantine-primary-color-filled': 'var(--brand)',
  '--mantine-primary-color-filled-hover': 'var(--brand-hover)',
  '--mantine-primary-color-contrast': 'var(--on-brand)',
  '--mantine-primary-color-light': 'var(--tint)',
  '--mantine-primary-color-light-color': 'var(--brand-ink)',
}

export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: tokens, dark: tokens })
