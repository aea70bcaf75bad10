/** Returns true if the element or its form is disabled. */
const isDisabled = (element: Element) => element.matches('[disabled], [disabled] *')

/**
 * Returns the focus to an element that lost it when it was disabled. This happens as soon as the element is enabled
 * again. Otherwise keyboard users would lose their place after each request that disables a form. Returns a function
 * that removes the listeners.
 */
export function returnFocusWhenEnabled(): () => void {
  let last: HTMLElement | null = null

  const remember = ({ target }: FocusEvent) => {
    last = target instanceof HTMLElement ? target : null
  }
  const forget = ({ target }: FocusEvent) => {
    // The element is still enabled, so the user has moved the focus away.
    if (last && target === last && !isDisabled(last)) last = null
  }
  const observer = new MutationObserver(() => {
    if (!last?.isConnected || isDisabled(last) || document.activeElement !== document.body) return
    last.focus({ preventScroll: true })
  })

  document.addEventListener('focusin', remember)
  document.addEventListener('focusout', forget)
  observer.observe(document, { subtree: true, attributeFilter: ['disabled'] })
  return () => {
    document.removeEventListener('focusin', remember)
    document.removeEventListener('focusout', forget)
    observer.disconnect()
  }
}
