/** The two computed properties that queries by role read. */
type QueriedProperty = 'display' | 'visibility'

const isQueried = (name: string | symbol): name is QueriedProperty =>
  name === 'display' || name === 'visibility'

const original = window.getComputedStyle
/** The default values for each kind of element, as happy-dom computes them. */
const defaults = new Map<string, Record<QueriedProperty, string>>()

function defaultsOf(element: Element): Record<QueriedProperty, string> {
  const kind = `${element.tagName} ${element.hasAttribute('open')}`
  const known = defaults.get(kind)
  if (known) return known
  const { display, visibility } = original.call(window, element)
  const computed = { display, visibility }
  defaults.set(kind, computed)
  return computed
}

/** Returns true if an element or one of its ancestors sets one of the two properties in its `style` attribute. */
function isStyled(element: Element): boolean {
  for (let each: Element | null = element; each; each = each.parentElement)
    if (/display|visibility/.test(each.getAttribute('style') ?? '')) return true
  return false
}

function getComputedStyle(element: Element): CSSStyleDeclaration {
  const style = original.call(window, element)
  if (!element.isConnected || isStyled(element)) return style
  return new Proxy(style, {
    get(target, name) {
      if (isQueried(name)) return defaultsOf(element)[name]
      if (name === 'getPropertyValue')
        return (property: string) =>
          isQueried(property) ? defaultsOf(element)[property] : target.getPropertyValue(property)
      return Reflect.get(target, name, target)
    },
  })
}

/**
 * Lets queries by role read two computed properties without a calculation. Tests load no style sheets, so only `style`
 * attributes change them. Happy-dom would copy all properties of all ancestors for each element.
 */
export function speedUpComputedStyles() {
  Object.assign(globalThis, { getComputedStyle })
}
