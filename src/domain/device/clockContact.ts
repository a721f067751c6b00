/** The host's clock beside the device's, when the host last answered; Unix ms. */
export interface ClockContact {
  serverMs: number
  deviceMs: number
}

/** Reads a stored contact; null for anything else. */
export function parseClockContact(stored: unknown): ClockContact | null {
  const { serverMs, deviceMs } = Object(stored) as Partial<Record<keyof ClockContact, unknown>>
  return typeof serverMs === 'number' && typeof deviceMs === 'number' ? { serverMs, deviceMs } : null
}
