import { useSyncExternalStore } from 'react'
import { forgetPrivate } from './private-storage.ts'
import { type CurrentUser, decodeToken, isExpired, readStoredToken, type Token, tokenKey } from './token.ts'

interface Session extends Token {
  /** The server rejects this token: it is revoked, expired or invalid. */
  isRefused?: true
  /** The server allows only the account routes until the account is paid. */
  mustPay?: true
}

const listeners = new Set<() => void>()
let session: Session | null = null

function set(next: Session | null) {
  if (next === session) return
  session = next
  for (const listener of listeners) listener()
}

/** Reads the stored token. An expired or invalid one is removed. */
export function restoreSession() {
  set(readStoredToken())
}

/** Stores a token from the server. Returns false if it is unusable. */
export function startSession(token: string): boolean {
  const started = decodeToken(token)
  if (!started || isExpired(started)) return false
  localStorage.setItem(tokenKey, token)
  set(started)
  return true
}

export function endSession() {
  localStorage.removeItem(tokenKey)
  forgetPrivate()
  set(null)
}

/**
 * Records that the server requires a new sign-in. The screen stays and offers it, so that no input is lost.
 * @param token the token of the refused call, or undefined if the session's own had expired
 */
export function noteRefusal(token: string | undefined) {
  if (!session || session.isRefused || (token !== undefined && token !== session.token)) return
  set({ ...session, isRefused: true })
}

/** Records that the server requires payment. A payment or a reload clears it. */
export function noteUnpaid(token: string | undefined) {
  if (!session || session.mustPay || token !== session.token) return
  set({ ...session, mustPay: true })
}

export function notePaid() {
  if (!session?.mustPay) return
  const { mustPay: _, ...paid } = session
  set(paid)
}

/** Returns the token if it has not expired. */
export function currentToken(): string | undefined {
  return session && !isExpired(session) ? session.token : undefined
}

export function currentUser(): CurrentUser | null {
  return session?.user ?? null
}

export function isRefused(): boolean {
  return session?.isRefused === true
}

function mustPay(): boolean {
  return session?.mustPay === true
}

/** Follows other tabs: a sign-out in one signs out in all. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === tokenKey || event.key === null) restoreSession()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** Calls back on sign-in and sign-out, here or in another tab. Returns the function that stops it. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The signed-in user or null. Renders again on a change in any tab. */
export function useCurrentUser(): CurrentUser | null {
  return useSyncExternalStore(onSessionChange, currentUser)
}

/** True if the server rejected the session. Renders again on a change. */
export function useIsRefused(): boolean {
  return useSyncExternalStore(onSessionChange, isRefused)
}

/** True if the server requires payment. Renders again on a change. */
export function useMustPay(): boolean {
  return useSyncExternalStore(onSessionChange, mustPay)
}

/** The IANA name of the browser's time zone. It determines the customer's current date. */
export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
