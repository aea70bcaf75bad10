/** The color schemes that the user can select. `system` is the scheme of the device. */
const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const key = 'theme'

/** Returns the color scheme that was selected in this browser. */
export function chosenTheme(): Theme {
  try {
    const kept = localStorage.getItem(key)
    return themes.find((theme) => theme === kept) ?? 'system'
  } catch {
    // Storage is not available for this site, so the default is used.
    return 'system'
  }
}

/** Shows the page in a color scheme, by an attribute that the style sheet reads. */
export function applyTheme(theme: Theme = chosenTheme()): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

/** Shows the page in a color scheme, and stores the choice in this browser. */
export function chooseTheme(theme: Theme): void {
  applyTheme(theme)
  try {
    if (theme === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, theme)
  } catch {
    // Without storage, the choice is lost when the user leaves the page.
  }
}
