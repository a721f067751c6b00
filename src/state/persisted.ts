/**
 * Access to localStorage that never throws: it may be blocked or full, and the kiosk works without it. Values
 * are JSON, under their exact key names (docs/contracts.md C3).
 */
export function readPersisted<T>(key: string, isValid: (value: unknown) => value is T, fallback: T): T {
  try {
    const text = localStorage.getItem(key)
    if (text === null) return fallback
    const value: unknown = JSON.parse(text)
    return isValid(value) ? value : fallback
  } catch {
    return fallback
  }
}

export function writePersisted(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Private mode or full storage: the value stays in memory for this visit.
  }
}

export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'

/** A value of this tab that survives a reload; null if missing or storage is blocked. */
export function readTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export function writeTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // With blocked storage, only a reload loses the value.
  }
}

export function removeTab(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // With blocked storage there is nothing to remove.
  }
}
