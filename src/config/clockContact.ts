import type { ClockContact } from '#domain/device/clockContact'
import { CONFIG_URL } from '#domain/device/deviceMirror'

const ASK_LIMIT_MS = 4_000

/** The host's clock from the date of its answer, which is exact to a second; null without one. */
export function clockContactOf(
  { headers }: Pick<Response, 'headers'>,
  deviceMs: number,
): ClockContact | null {
  const serverMs = Date.parse(headers.get('Date') ?? '')
  return Number.isNaN(serverMs) ? null : { serverMs, deviceMs }
}

/** Requests the host's clock; null if it does not answer. */
export async function askHostClock(): Promise<ClockContact | null> {
  try {
    const signal = AbortSignal.timeout(ASK_LIMIT_MS)
    const response = await fetch(CONFIG_URL, { method: 'HEAD', cache: 'no-store', signal })
    return clockContactOf(response, Date.now())
  } catch {
    return null
  }
}
