import { keysOf } from './objects.ts'
/**
 * The colors of the web app, plain pages, emails and the printed report, in light and dark mode. The web app uses them
 * as CSS properties, such as `--paper`. Text on `paper`, `card`, `tint` and `track` has the contrast of WCAG AA. `ink`
 * and `ink-2` reach AAA on `paper` and `card`. Each status has three colors that nothing else uses: one for drawings
 * (contrast 3:1), an ink for text (4.5:1) and a soft background.
 */
export const colors = {
  paper: { light: '#fbf9f5', dark: '#131a17' },
  card: { light: '#ffffff', dark: '#1a2320' },
  ink: { light: '#1c2621', dark: '#edf1ee' },
  'ink-2': { light: '#4a554f', dark: '#aebab3' },
  'ink-3': { light: '#606b65', dark: '#929f98' },
  hairline: { light: '#e7e2d8', dark: '#2a3531' },
  edge: { light: '#8b877c', dark: '#66756e' },
  track: { light: '#efebe2', dark: '#25302c' },

  brand: { light: '#1d5a4c', dark: '#7cc4ae' },
  'brand-hover': { light: '#164a3e', dark: '#93d2be' },
  'on-brand': { light: '#ffffff', dark: '#0f1f1a' },
  'brand-ink': { light: '#123e34', dark: '#bfe5d8' },
  tint: { light: '#e4efe9', dark: '#1f332c' },
  /**
   * The color of the likely range of a replacement date: on the bar of a component in emails, and in the chart of the
   * report.
   */
  band: { light: '#c9dfd4', dark: '#2f4d43' },

  healthy: { light: '#3c8168', dark: '#6dbb9d' },
  'healthy-ink': { light: '#2f7259', dark: '#6dbb9d' },
  'healthy-soft': { light: '#e6f1ec', dark: '#1e322a' },
  'coming-due': { light: '#c07a13', dark: '#e4a94d' },
  'coming-due-ink': { light: '#8a5605', dark: '#e4a94d' },
  'coming-due-soft': { light: '#fbf0dc', dark: '#33291a' },
  overdue: { light: '#b23a2b', dark: '#ee8473' },
  'overdue-ink': { light: '#a83426', dark: '#ee8473' },
  'overdue-soft': { light: '#fae6e2', dark: '#3a221e' },

  /** The text of toasts (short messages over the page), and their backgrounds. */
  'toast-ink': { light: '#fff', dark: '#fff' },
  'toast-success': { light: '#15703a', dark: '#15703a' },
  'toast-error': { light: '#b91c1c', dark: '#b91c1c' },
  'toast-other': { light: '#333', dark: '#333' },
} as const

export type ColorName = keyof typeof colors

/** Returns CSS custom properties for the colors. Each follows the `color-scheme`, which is light or dark. */
export const colorProperties = (names = keysOf(colors)): string =>
  names.map((name) => `--${name}: ${colorValue(colors[name])};`).join('\n  ')

const colorValue = ({ light, dark }: (typeof colors)[ColorName]): string =>
  light === dark ? light : `light-dark(${light}, ${dark})`
