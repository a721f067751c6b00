import { onSessionEvent } from '../../session/events'
import { kioskConfig, onKioskConfig } from '../../state/config'
import { isAttractOn } from '../../state/ghost'
import { changeLiveStatus } from '../../state/liveStatus'
import { router } from '../routes/router'

/** There is no visit on these pages, so the live connection is closed. */
const BETWEEN_VISITS: readonly string[] = ['/', '/welcome', '/attract']

let current: { apiUrl: string; end: Promise<() => void> } | null = null

/**
 * Keeps the live connection open during a visit if an API is configured; without one its code is not loaded
 * (docs/rules.md AP-19).
 */
export function followLiveConnection(): void {
  update()
  onKioskConfig(update)
  onSessionEvent(({ kind }) => {
    if (kind === 'navigated') update()
  })
}

function update(): void {
  const isBetween = isAttractOn() || BETWEEN_VISITS.includes(router.history.location.pathname)
  const wanted = isBetween ? '' : kioskConfig().apiUrl
  if (wanted === (current?.apiUrl ?? '')) return
  void current?.end.then((end) => end(), ignore)
  current = wanted === '' ? null : { apiUrl: wanted, end: open(wanted) }
}

async function open(apiUrl: string): Promise<() => void> {
  try {
    const { startLiveConnection } = await import('../live/liveConnection')
    return startLiveConnection(apiUrl)
  } catch (error) {
    // Its code did not load or its address is invalid; the next screen tries again.
    if (current?.apiUrl === apiUrl) current = null
    const detail = error instanceof Error ? error.message : String(error)
    changeLiveStatus({ state: 'closed', problem: { kind: 'failed', detail } })
    throw error
  }
}

const ignore = () => undefined
