/** How the Properties tab shows homes. */
export type PropertiesView = 'cards' | 'table'

const key = 'properties-view'

/** The last selected view in this browser. */
export function rememberedView(): PropertiesView {
  try {
    return localStorage.getItem(key) === 'table' ? 'table' : 'cards'
  } catch {
    // Storage is not available for this site.
    return 'cards'
  }
}

export function rememberView(view: PropertiesView): void {
  try {
    localStorage.setItem(key, view)
  } catch {
    // Without storage it is kept until the page is left.
  }
}
