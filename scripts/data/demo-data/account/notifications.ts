import type { SeededRandom } from '#domain/base/seededRandom'
import type { VehicleNotification } from '#domain/vehicle/vehicle'

export interface NotificationContext {
  reporting: boolean
  /** Whether it has been driven since it was added; one that waits for its first ignition has not. */
  driven: boolean
  hasDriver: boolean
  lowTire: boolean
  lowOil: boolean
  speeding: boolean
  /** What the feed says that it told, and when: its own list says the same. */
  feedNotifications: readonly VehicleNotification[]
}

/** Minutes before the end of its newest trip at which a vehicle sped; the shortest trips take seven. */
const SPEEDING_BEFORE_END = 4

/**
 * What a vehicle has told lately, newest first: charged over night, checked out in the morning,
 * trips and alerts since. One that does not report has told nothing.
 */
export function makeNotifications(random: SeededRandom, context: NotificationContext): VehicleNotification[] {
  /** The feed's time for a kind within limits, else the one given. */
  const at = (kind: VehicleNotification['kind'], otherwise: number, within = [0, Number.POSITIVE_INFINITY]) =>
    context.feedNotifications.find(
      (one) => one.kind === kind && (within[0] ?? 0) <= one.minutesAgo && one.minutesAgo <= (within[1] ?? 0),
    )?.minutesAgo ?? otherwise
  const charged = at('charging', random.int(300, 860))
  // Charged over night, before the day began.
  const checkedOut = at('checkOut', Math.min(random.int(240, 560), charged - 60))
  const found: VehicleNotification[] = []
  const minutesFor = (kind: VehicleNotification['kind'], minutesAgo: number): void => {
    if (!found.some((other) => other.minutesAgo === minutesAgo)) found.push({ kind, minutesAgo })
    else minutesFor(kind, minutesAgo + 1)
  }

  if (context.reporting) {
    if (context.driven && context.hasDriver) minutesFor('checkOut', checkedOut)
    if (context.driven && context.hasDriver) {
      // Far enough apart for a trip of an hour to lie between; one without driver has made none today.
      const ended = at('trip', random.int(20, 70), [20, 70])
      const sped = context.speeding ? at('speeding', ended + SPEEDING_BEFORE_END, [20, 70]) : null
      minutesFor('trip', sped === null ? ended : sped - SPEEDING_BEFORE_END)
      if (sped !== null && at('speeding', sped) === sped) minutesFor('speeding', sped)
      minutesFor('trip', at('trip', random.int(145, 220), [145, 220]))
    }
    // Charged today are those whose expenses leave room for it, which the feed names.
    if (context.feedNotifications.some(({ kind }) => kind === 'charging')) minutesFor('charging', charged)
    if (context.lowTire) minutesFor('tire', at('tire', random.int(15, 225)))
    if (context.lowOil) minutesFor('oil', at('oil', random.int(15, 225)))
    if (context.speeding && !found.some(({ kind }) => kind === 'speeding'))
      minutesFor('speeding', at('speeding', random.int(15, 225)))
  }
  return found.sort((a, b) => a.minutesAgo - b.minutesAgo)
}
