/** The time for which a toast is shown (specification, row 10-05). */
const toastDurationMs = 4_000
/** The time after which a dismissed toast is deleted (specification, row 10-10). */
const toastRemovalDelayMs = 1_000_000

export interface Toast {
  id: number
  kind: 'success' | 'error' | 'info'
  title: string
  description: string | undefined
  isOpen: boolean
}

type Timer = ReturnType<typeof setTimeout>

const listeners = new Set<() => void>()
let current: Toast | null = null
let nextId = 1
let timer: Timer | undefined

function set(toast: Toast | null) {
  current = toast
  for (const listener of listeners) listener()
}

function schedule(delayMs: number, step: () => void) {
  clearTimeout(timer)
  timer = setTimeout(step, delayMs)
}

/** Shows a toast. It replaces the previous toast, because only one is visible at a time. */
function show(kind: Toast['kind'], title: string, description?: string) {
  set({ id: nextId++, kind, title, description, isOpen: true })
  schedule(toastDurationMs, dismissToast)
}

export const toast = {
  success: (title: string, description?: string) => show('success', title, description),
  error: (title: string, description?: string) => show('error', title, description),
  info: (title: string, description?: string) => show('info', title, description),
}

/** Hides the toast. It is deleted after the removal delay. */
export function dismissToast() {
  if (!current?.isOpen) return
  set({ ...current, isOpen: false })
  schedule(toastRemovalDelayMs, () => set(null))
}

export function subscribeToToast(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const currentToast = () => current
