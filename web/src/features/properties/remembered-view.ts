/** The ways in which the Properties tab can show homes. */
export type PropertiesView = 'cards' | 'table'

const key = 'properties-view'

/** Returns the view that was last selected in this browser. */
export function rememberedView(): PropertiesView {
  try {
    return localStorage.getItem(key) === 'table' ? 'table' : 'cards'
  } catch {
    // Storage is not available for this site, so the default is used.
    return 'cards'
  }
}

export function rememberView(view: PropertiesView): void {
  try {
    localStorage.setItem(key, view)
  } catch {
    // Without storage, the selected view is lost when the user leaves the page.
  }
}
