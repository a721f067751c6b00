import type { DealerTrip } from '../dealer/dealerTrip'
import type { DealerVehicle } from '../dealer/dealerVehicle'
import type { WindowDays } from '../trips/score'
import { economyMpg, KWH_PER_GALLON } from '../vehicle/energy'
import { type Behavior, NO_FIGURES } from './behavior'

/**
 * Figures of an inventory vehicle over a window. Dealers have trips but no daily figures, so they are
 * the sums of its trips. Null without trips, which shows -- (docs/rules.md BE-06).
 */
export function inventoryBehaviorOf(
  { id, details: { ev } }: DealerVehicle,
  trips: readonly DealerTrip[],
  window: WindowDays,
): Behavior {
  const own = trips.filter(({ vehicleId }) => vehicleId === id)
  const now = driven(own, ev, 1, window)
  const before = driven(own, ev, window + 1, 2 * window)
  return {
    ...NO_FIGURES,
    ...(now && {
      distanceDriven: now.miles,
      consumption: now.energy,
      economy: economyMpg(now.miles, now.energy, ev),
    }),
    ...(before && {
      previousDistanceDriven: before.miles,
      previousConsumption: before.energy,
      previousEconomy: economyMpg(before.miles, before.energy, ev),
    }),
  }
}

/** Miles, and US gallons or kWh, of the trips that ended on these days before today. */
function driven(
  trips: readonly DealerTrip[],
  ev: boolean,
  fromDaysAgo: number,
  toDaysAgo: number,
): { miles: number; energy: number } | null {
  const counted = trips.filter(
    ({ ended }) => 'daysAgo' in ended && ended.daysAgo >= fromDaysAgo && ended.daysAgo <= toDaysAgo,
  )
  if (counted.length === 0) return null
  const gallons = counted.reduce(
    (sum, { distanceMi, fuelEconomyMpg }) => sum + distanceMi / fuelEconomyMpg,
    0,
  )
  return {
    miles: counted.reduce((sum, { distanceMi }) => sum + distanceMi, 0),
    energy: ev ? gallons * KWH_PER_GALLON : gallons,
  }
}
