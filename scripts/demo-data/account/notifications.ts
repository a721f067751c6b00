import type { SeededRandom } from '../../../src/domain/kiosk/seededRandom'
import type { VehicleNotification } from '../../../src/domain/vehicle/vehicle'

export interface NotificationContext {
  reporting: boolean
  /** Whether it has been driven since it was added; one that waits for its first ignition has not. */
  driven: boolean
  hasDriver: boolean
  ev: boolean
  lowTire: boolean
  lowOil: boolean
  speeding: boolean
  /** What the feed says that it told, and when: its own list says the same. */
  told: readonly VehicleNotification[]
}

/**
 * What a vehicle has told lately, newest first: charged over night, checked out in the morning,
 * trips and alerts since. One that does not report has told nothing.
 */
export function makeNotifications(random: SeededRandom, it: NotificationContext): VehicleNotification[] {
  /** The feed's time for a kind within limits, else the one given. */
  const at = (kind: VehicleNotification['kind'], otherwise: number, within = [0, Number.POSITIVE_INFINITY]) =>
    it.told.find(
      (one) => one.kind === kind && (within[0] ?? 0) <= one.minutesAgo && one.minutesAgo <= (within[1] ?? 0),
    )?.minutesAgo ?? otherwise
  const charged = at('charging', random.int(300, 860))
  // Charged over night, before the day began.
  const checkedOut = at('checkOut', Math.min(random.int(240, 560), charged - 60))
  const found: VehicleNotification[] = []
  const tell = (kind: VehicleNotification['kind'], minutesAgo: number): void => {
    if (!found.some((other) => other.minutesAgo === minutesAgo)) found.push({ kind, minutesAgo })
    else tell(kind, minutesAgo + 1)
  }

  if (it.reporting) {
    if (it.driven && it.hasDriver) tell('checkOut', checkedOut)
    if (it.driven && it.hasDriver) {
      // Far enough apart for a trip of an hour to lie between; one without driver has made none today.
      tell('trip', at('trip', random.int(20, 70), [20, 70]))
      tell('trip', at('trip', random.int(145, 220), [145, 220]))
    }
    if (it.ev && it.driven) tell('charging', charged)
    if (it.lowTire) tell('tire', at('tire', random.int(15, 225)))
    if (it.lowOil) tell('oil', at('oil', random.int(15, 225)))
    if (it.speeding) tell('speeding', at('speeding', random.int(15, 225)))
  }
  return found.sort((a, b) => a.minutesAgo - b.minutesAgo)
}
