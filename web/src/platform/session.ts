import { useSyncExternalStore } from 'react'
import { type CurrentUser, decodeToken, isExpired, readStoredToken, type Token, tokenKey } from './token.ts'

interface Session extends Token {
  /** The server opens nothing for this token: it was revoked, ran out, or was never the server's. */
  isRefused?: true
  /** The server opens only the account for this token, until it is paid for. */
  mustPay?: true
}

const listeners = new Set<() => void>()
let session: Session | null = null

function set(next: Session | null) {
  if (next === session) return
  session = next
  for (const listener of listeners) listener()
}

/** Takes up the stored token; one that is expired or cannot be read is removed. */
export function restoreSession() {
  set(readStoredToken())
}

/** Signs in with a token the server gave; false when it is not one that can be used. */
export function startSession(token: string): boolean {
  const started = decodeToken(token)
  if (!started || isExpired(started)) return false
  localStorage.setItem(tokenKey, token)
  set(started)
  return true
}

export function endSession() {
  localStorage.removeItem(tokenKey)
  set(null)
}

/**
 * Remembers that the server asked to sign in. The person stays on their screen, which offers it: what they were
 * writing is not taken from them.
 * @param token what went with the refused call; undefined where the session's own had run out
 */
export function noteRefusal(token: string | undefined) {
  if (!session || session.isRefused || (token !== undefined && token !== session.token)) return
  set({ ...session, isRefused: true })
}

/** Remembers that the server asked to pay first. Payment itself, or a reload, brings the question up anew. */
export function noteUnpaid(token: string | undefined) {
  if (!session || session.mustPay || token !== session.token) return
  set({ ...session, mustPay: true })
}

export function notePaid() {
  if (!session?.mustPay) return
  const { mustPay: _, ...paid } = session
  set(paid)
}

/** The token to send with a call, while it is unexpired. */
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

/** Follows what another tab does: signing out in one signs out in all. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === tokenKey || event.key === null) restoreSession()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** Calls back whenever somebody is signed in or out, here or in another tab; answers how to stop. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Who is signed in, or null; re-renders when that changes, in this tab or another. */
export function useCurrentUser(): CurrentUser | null {
  return useSyncExternalStore(onSessionChange, currentUser)
}

/** Whether the server has refused who is signed in; re-renders when that changes. */
export function useIsRefused(): boolean {
  return useSyncExternalStore(onSessionChange, isRefused)
}

/** Whether the server asks who is signed in to pay first; re-renders when that changes. */
export function useMustPay(): boolean {
  return useSyncExternalStore(onSessionChange, mustPay)
}

/** The IANA name of the browser's time zone: it decides which day is the customer's today. */
export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
