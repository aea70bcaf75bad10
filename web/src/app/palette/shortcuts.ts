import { destinations } from '../destinations.tsx'

/** The action that a key press triggers. */
export type Command =
  | { kind: 'palette' }
  | { kind: 'help' }
  | { kind: 'go'; label: string }
  | { kind: 'prefix' }

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'isComposing'
>

/** The keys that the help sheet lists. */
export const shortcutRows: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['Ctrl or Cmd', 'K'], does: 'Search and go anywhere' },
  { keys: ['/'], does: 'Search and go anywhere' },
  { keys: ['?'], does: 'Show this list' },
  ...destinations.map(({ key, label }) => ({ keys: ['g', key], does: `Go to ${label}` })),
]

/**
 * Converts a key press to a command. `hasPrefix`: the previous key was `g`. `isTyping`: a field has the focus or a
 * dialog is open, so single keys are not shortcuts. Ctrl+K and Cmd+K always work.
 */
export function readCommand(
  press: Press,
  { hasPrefix, isTyping, singleKeys }: { hasPrefix: boolean; isTyping: boolean; singleKeys: boolean },
): Command | null {
  if (press.defaultPrevented || press.isComposing) return null
  if ((press.ctrlKey || press.metaKey) && !press.altKey && press.key.toLowerCase() === 'k')
    return { kind: 'palette' }
  if (press.ctrlKey || press.metaKey || press.altKey || isTyping || !singleKeys) return null
  if (hasPrefix) {
    const destination = destinations.find(({ key }) => key === press.key)
    return destination ? { kind: 'go', label: destination.label } : null
  }
  if (press.key === '/') return { kind: 'palette' }
  if (press.key === '?') return { kind: 'help' }
  return press.key === 'g' ? { kind: 'prefix' } : null
}

const fields = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"]'

/** Returns true if single keys are not shortcuts now, because the target is in a field or a dialog is open. */
export const belongsToField = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(fields) !== null) ||
  document.querySelector('[role="dialog"]') !== null

const key = 'single_key_shortcuts'

/** Returns true unless the user has switched off single-key shortcuts in this browser. */
export function hasSingleKeys(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

export function storeSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(key)
    else localStorage.setItem(key, 'off')
  } catch {
    // Without storage, single-key shortcuts stay on.
  }
}
