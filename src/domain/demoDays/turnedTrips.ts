import type { DealerTrip } from '#domain/dealer/dealerTrip'
import type { Trip } from '#domain/trips/trip'
import { shownOn } from './dayPlaces'
import { odometerTenths, type TurnedRow } from './turnedRow'

/** Trips on the days on which they are shown, the oldest first for each vehicle; today's stay. */
export function turnedTrips(trips: readonly Trip[], rows: ReadonlyMap<string, TurnedRow>): Trip[] {
  return byVehicle(trips).flatMap((own) => {
    const turned = rows.get(own[0]?.vehicleId ?? '')
    return turned ? turnedHistory(own, turned) : own
  })
}

/** Trips of a dealer's vehicles on the days on which they are shown, in the same order. */
export function turnedDealerTrips(
  trips: readonly DealerTrip[],
  rows: ReadonlyMap<string, TurnedRow>,
): DealerTrip[] {
  return trips.map((trip) => {
    const turned = rows.get(trip.vehicleId)
    return turned ? { ...trip, ended: endedOn(trip.ended, turned) } : trip
  })
}

/** One vehicle's trips, with the odometers of their new order. */
function turnedHistory(own: readonly Trip[], turned: TurnedRow): Trip[] {
  const isUnderway = own.some(({ activeBreadcrumb }) => activeBreadcrumb)
  const history = own
    .map((trip) => ({
      ...trip,
      daysAgo: shownOn(turned.places, trip.daysAgo),
      ended: endedOn(trip.ended, turned),
    }))
    .sort((a, b) => b.daysAgo - a.daysAgo)
  let tenths = odometerTenths(turned.row, history[0]?.daysAgo ?? 0)
  return history.map((trip, index) => {
    const startMi = tenths / 10
    tenths += Math.round(trip.distanceMi * 10)
    return {
      ...trip,
      activeBreadcrumb: isUnderway && index === history.length - 1,
      dots: trip.dots.map((dot) => ({ ...dot, odometerMi: Math.floor(startMi + trip.distanceMi * dot.at) })),
    }
  })
}

function endedOn(ended: Trip['ended'], { places }: TurnedRow): Trip['ended'] {
  return 'daysAgo' in ended ? { ...ended, daysAgo: shownOn(places, ended.daysAgo) } : ended
}

/** Groups trips by vehicle, in the order of first appearance. */
function byVehicle<Row extends { vehicleId: string }>(rows: readonly Row[]): Row[][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const own = groups.get(row.vehicleId)
    if (own) own.push(row)
    else groups.set(row.vehicleId, [row])
  }
  return [...groups.values()]
}
