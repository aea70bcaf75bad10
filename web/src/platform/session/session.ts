import { useSyncExternalStore } from 'react'
import { clearPrivate } from './private-storage.ts'
import { type CurrentUser, decodeToken, isExpired, readStoredToken, type Token, tokenKey } from './token.ts'

interface Session extends Token {
  /** True if the server rejects this token, because it is revoked, expired or invalid. */
  isSessionRejected?: true
  /** True if the server allows only account routes, because the account is not paid. */
  mustPay?: true
}

const listeners = new Set<() => void>()
let session: Session | null = null

function set(next: Session | null) {
  if (next === session) return
  session = next
  for (const listener of listeners) listener()
}

/** Starts a session with the token in the browser's storage. An expired or invalid token is removed. */
export function restoreSession() {
  set(readStoredToken())
}

/** Stores a token from the server and starts its session. Returns false if the token is expired or malformed. */
export function startSession(token: string): boolean {
  const started = decodeToken(token)
  if (!started || isExpired(started)) return false
  localStorage.setItem(tokenKey, token)
  set(started)
  return true
}

export function endSession() {
  localStorage.removeItem(tokenKey)
  clearPrivate()
  set(null)
}

/** Records that the server requires a new sign-in. The screen keeps its input and offers a sign-in. */
export function markRejected(token: string | undefined) {
  if (!session || session.isSessionRejected || (token !== undefined && token !== session.token)) return
  set({ ...session, isSessionRejected: true })
}

/** Records that the server requires a payment. This is forgotten after a payment or a reload of the page. */
export function markUnpaid(token: string | undefined) {
  if (!session || session.mustPay || token !== session.token) return
  set({ ...session, mustPay: true })
}

export function markPaid() {
  if (!session?.mustPay) return
  const { mustPay: _, ...paid } = session
  set(paid)
}

/** Returns the token of the session. Undefined if there is no session, or if the token has expired. */
export function currentToken(): string | undefined {
  return session && !isExpired(session) ? session.token : undefined
}

export function currentUser(): CurrentUser | null {
  return session?.user ?? null
}

export function isSessionRejected(): boolean {
  return session?.isSessionRejected === true
}

function mustPay(): boolean {
  return session?.mustPay === true
}

/** Starts or ends the session when another tab does so. Returns a function that removes the listener. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === tokenKey || event.key === null) restoreSession()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/**
 * Calls the listener when the session changes, in this tab or another. Returns a function that removes the listener.
 */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Returns the signed-in user, or null. The calling component renders again when the user changes in any tab. */
export function useCurrentUser(): CurrentUser | null {
  return useSyncExternalStore(onSessionChange, currentUser)
}

/** Returns true if the server rejected the session. The calling component renders again after a change. */
export function useIsSessionRejected(): boolean {
  return useSyncExternalStore(onSessionChange, isSessionRejected)
}

/** Returns true if the server requires a payment. The calling component renders again after a change. */
export function useMustPay(): boolean {
  return useSyncExternalStore(onSessionChange, mustPay)
}

/** Returns the IANA name of the browser's time zone. The server uses it for the customer's current date. */
export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
