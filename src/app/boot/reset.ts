import { RESET_ACTION } from '../../domain/kiosk/interaction'
import { beginVisit, claimVisit, currentVisit, visitSeconds } from '../../session/visit'
import { recordEvent } from './events'

/**
 * Ends the visit and begins the next one (docs/rules.md SH-23; docs/decisions.md D15): `Reset` is recorded in
 * the visit that it ends, what the visitor changed is dropped, recorded interactions never are.
 */
export async function resetDemo(): Promise<void> {
  const ended = currentVisit()
  void recordEvent(RESET_ACTION, visitSeconds())
  const begun = beginVisit()
  const { afterReset } = await import('./services')
  await afterReset(ended.id, begun)
  await claimVisit()
}
