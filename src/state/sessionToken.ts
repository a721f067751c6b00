import { useAtomValue } from 'jotai/react'
import { deviceAtom, store } from './store'

/**
 * The product API's token, under its fixed name (docs/contracts.md C3) and as it was stored, including a
 * scheme such as `Bearer` if the service expects one. Read once, at the start.
 */
const KEY = 'token'

const tokenAtom = deviceAtom<string | null>(read())
/** Whether the service ended a session; false if there never was one. */
const endedAtom = deviceAtom(false)

export function sessionToken(): string | null {
  return store.get(tokenAtom)
}

export function useSessionToken(): string | null {
  return useAtomValue(tokenAtom, { store })
}

/** Removes the token from the device. */
export function clearSessionToken(): void {
  store.set(tokenAtom, null)
  try {
    localStorage.removeItem(KEY)
  } catch {
    // With blocked storage there was none.
  }
}

export function useSessionEnded(): boolean {
  return useAtomValue(endedAtom, { store })
}

export function setSessionEnded(): void {
  store.set(endedAtom, true)
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
