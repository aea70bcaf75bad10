/** The delay before a lost focus is moved, so that a screen or a dialog can set the focus first. */
const waitMs = 150

/** Matches elements that can get a lost focus: cards (named sections), and the main part of the page. */
const places = 'section[aria-labelledby], section[aria-label], main'

function ancestorsOf(element: Element): Element[] {
  const parent = element.parentElement
  return parent ? [element, ...ancestorsOf(parent)] : [element]
}

/**
 * Moves the focus when the focused element is removed from the page, for example a button that is replaced after a
 * request. Otherwise users of keyboards and screen readers would lose their place. The card around the element gets the
 * focus, or else the main part of the page. Returns a function that removes the listeners.
 */
export function rescueLostFocus(): () => void {
  /**
   * The element that had the focus last, followed by its ancestors. Undefined if the user has moved the focus away from
   * it.
   */
  let path: Element[] | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const isLost = () => path?.[0]?.isConnected === false && document.activeElement === document.body

  function rescue() {
    timer = undefined
    if (!isLost()) return
    const place = path?.find((ancestor) => ancestor.isConnected && ancestor.matches(places))
    path = undefined
    if (!(place instanceof HTMLElement)) return
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1
    place.focus({ preventScroll: true })
  }
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    if (target.closest('main')) path = ancestorsOf(target)
    // A focus in a dialog does not change `path`. The dialog returns the focus to the page when it closes.
    else if (!target.closest('[role="dialog"]')) path = undefined
  }
  const forget = ({ target }: FocusEvent) => {
    // When the focused element is removed, some browsers send `focusout` before the removal, and others do not send it.
    // The delayed check can tell a removal from a focus that the user moved.
    setTimeout(() => {
      const hasLeft = target === path?.[0] && path?.[0]?.isConnected && !path[0].matches(':disabled')
      if (hasLeft && document.activeElement === document.body) path = undefined
    })
  }
  const observer = new MutationObserver(() => {
    if (timer === undefined && isLost()) timer = setTimeout(rescue, waitMs)
  })

  document.addEventListener('focusin', remember)
  document.addEventListener('focusout', forget)
  observer.observe(document, { subtree: true, childList: true })
  return () => {
    clearTimeout(timer)
    document.removeEventListener('focusin', remember)
    document.removeEventListener('focusout', forget)
    observer.disconnect()
  }
}
