import type { SeededRandom } from '../../src/domain/seededRandom'
import type { VehicleNotification } from '../../src/domain/vehicle'

export interface Circumstances {
  reporting: boolean
  /** Whether it has been driven since it was added; one that waits for its first ignition has not. */
  driven: boolean
  hasDriver: boolean
  ev: boolean
  lowTire: boolean
  lowOil: boolean
  speeding: boolean
}

/**
 * What a vehicle has told lately, newest first: charged over night, checked out in the morning,
 * trips and alerts since. One that does not report has only the check-out, which is the app's own.
 */
export function makeNotifications(random: SeededRandom, it: Circumstances): VehicleNotification[] {
  const checkedOut = random.int(240, 560)
  const found: VehicleNotification[] = []
  const tell = (kind: VehicleNotification['kind'], minutesAgo: number): void => {
    if (!found.some((other) => other.minutesAgo === minutesAgo)) found.push({ kind, minutesAgo })
    else tell(kind, minutesAgo + 1)
  }

  if (it.hasDriver) tell('checkOut', checkedOut)
  if (it.reporting) {
    if (it.driven && it.hasDriver) {
      // Far enough apart for a trip of an hour to lie between; one without driver has made none today.
      tell('trip', random.int(20, 70))
      tell('trip', random.int(145, 220))
    }
    if (it.ev && it.driven) tell('charging', checkedOut + random.int(60, 300))
    if (it.lowTire) tell('tire', random.int(15, 225))
    if (it.lowOil) tell('oil', random.int(15, 225))
    if (it.speeding) tell('speeding', random.int(15, 225))
  }
  return found.sort((a, b) => a.minutesAgo - b.minutesAgo)
}
