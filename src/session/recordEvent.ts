import { deviceKind } from '../config/device'
import { recorder } from '../metrics/recorder'
import { isGhostActing } from '../state/ghost'
import { currentLocale } from '../state/locale'
import { modeFlags } from '../state/mode'
import { currentVisit } from './visit'

/**
 * Records an event of the fixed list (docs/outbox.md O4) with the current mode, language, device and visit.
 */
export function recordEvent(action: string, value: number | null = null): Promise<boolean> {
  // Actions of a ghost are not interactions of a visitor (docs/decisions.md D38).
  if (isGhostActing()) return Promise.resolve(false)
  return recorder.record(action, value, {
    mode: modeFlags(),
    locale: currentLocale(),
    device: deviceKind(),
    sessionIdentifier: currentVisit().id,
  })
}
