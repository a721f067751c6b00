import type { DealerTrip } from '#domain/dealer/dealerTrip'
import type { Trip } from '#domain/trips/trip'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import { shownOn } from './dayPlaces'
import { odometerTenths, type ShiftedRow } from './shiftedRow'

/** Trips on the days on which they are shown, the oldest first for each vehicle; today's stay. */
export function shiftedTrips(trips: readonly Trip[], rows: ReadonlyMap<string, ShiftedRow>): Trip[] {
  return byVehicle(trips).flatMap((own) => {
    const shifted = rows.get(own[0]?.vehicleId ?? '')
    return shifted ? shiftedHistory(own, shifted) : own
  })
}

/** Trips of a dealer's vehicles on the days on which they are shown, in the same order. */
export function shiftedDealerTrips(
  trips: readonly DealerTrip[],
  rows: ReadonlyMap<string, ShiftedRow>,
): DealerTrip[] {
  return trips.map((trip) => {
    const shifted = rows.get(trip.vehicleId)
    return shifted ? { ...trip, ended: endedOn(trip.ended, shifted) } : trip
  })
}

/** One vehicle's trips, with the odometers of their new order. */
function shiftedHistory(own: readonly Trip[], shifted: ShiftedRow): Trip[] {
  const isUnderway = own.some(({ activeBreadcrumb }) => activeBreadcrumb)
  const history = own
    .map((trip) => ({
      ...trip,
      daysAgo: shownOn(shifted.places, trip.daysAgo),
      ended: endedOn(trip.ended, shifted),
    }))
    .sort((a, b) => b.daysAgo - a.daysAgo)
  return withOdometers(history, shifted.row).map((trip, index) => ({
    ...trip,
    activeBreadcrumb: isUnderway && index === history.length - 1,
  }))
}

/** A vehicle's trips, the oldest first, with the odometer readings that follow from its days. */
export function withOdometers(trips: readonly Trip[], row: VehicleDays): Trip[] {
  let tenths = odometerTenths(row, trips[0]?.daysAgo ?? 0)
  return trips.map((trip) => {
    const startMi = tenths / 10
    tenths += Math.round(trip.distanceMi * 10)
    return {
      ...trip,
      dots: trip.dots.map((dot) => ({ ...dot, odometerMi: Math.floor(startMi + trip.distanceMi * dot.at) })),
    }
  })
}

function endedOn(ended: Trip['ended'], { places }: ShiftedRow): Trip['ended'] {
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
