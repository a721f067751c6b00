/** The host's clock and the device's clock when the host last answered; Unix ms. */
export interface ClockContact {
  serverMs: number
  deviceMs: number
}

/** Parses a stored contact; null for anything else. */
export function parseClockContact(stored: unknown): ClockContact | null {
  const { serverMs, deviceMs } = Object(stored) as Partial<Record<keyof ClockContact, unknown>>
  return typeof serverMs === 'number' && typeof deviceMs === 'number' ? { serverMs, deviceMs } : null
}
