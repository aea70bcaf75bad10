/** How the Properties tab shows homes. */
export type PropertiesView = 'cards' | 'table'

const key = 'properties-view'

/** The view that was chosen last in this browser. */
export function rememberedView(): PropertiesView {
  try {
    return localStorage.getItem(key) === 'table' ? 'table' : 'cards'
  } catch {
    // The browser keeps nothing for this site.
    return 'cards'
  }
}

export function rememberView(view: PropertiesView): void {
  try {
    localStorage.setItem(key, view)
  } catch {
    // Holds until the page is left.
  }
}
