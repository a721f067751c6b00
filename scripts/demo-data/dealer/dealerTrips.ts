import type { DealerTrip } from '../../../src/domain/dealer/dealerTrip'
import { type SeededRandom, seededRandom, seedOf } from '../../../src/domain/kiosk/seededRandom'
import { eventDeduction, speedDeduction, tripScore } from '../../../src/domain/trips/score'
import { roundPosition } from '../plan/geo'
import { LIGHT_MINUTES_PER_MILE } from '../plan/driving'
import type { ModelSpec } from '../plan/models'
import { inRegions } from '../plan/regions'
import type { TripRoute } from '../trips/tripPaths'
import { type InventoryUnit, planInventory, stockNumbers } from './inventoryUnits'
import { FASTEST_MEAN_MPH, type Leg, makeJourneys, SLOWEST_MEAN_MPH } from './journeys'

/** The dealerTrips dataset: ways of demonstrators and courtesy vehicles, of each the oldest first. */
export function buildDealerTrips(): DealerTrip[] {
  return legsAndTrips().map(({ trip }) => trip)
}

/** Where the dealer's trips were driven, in the order of the dataset. */
export function dealerTripRoutes(): TripRoute[] {
  return legsAndTrips().map(({ leg, trip: { id, vehicleId, distanceMi } }) => ({
    id,
    vehicleId,
    miles: distanceMi,
    dotShares: [],
    routes: inRegions((region) => leg.routes[region].route),
  }))
}

function legsAndTrips(): { leg: Leg; trip: DealerTrip }[] {
  const units = planInventory()
  const journeys = makeJourneys(units)
  const stocks = stockNumbers(units)
  const trips = units.flatMap((unit, at) =>
    (journeys[at] ?? []).map((leg, number) => {
      const vehicleId = `d-${at + 1}`
      const random = seededRandom(seedOf(`dealer trip ${number} of ${vehicleId}`))
      return { leg, trip: makeTrip(random, vehicleId, unit, stocks[at] ?? '', leg) }
    }),
  )
  return trips.map(({ leg, trip }, at) => ({ leg, trip: { ...trip, id: `dt-${at + 1}` } }))
}

function makeTrip(
  random: SeededRandom,
  vehicleId: string,
  { line, model, driver }: InventoryUnit,
  stockNumber: string,
  { ended, tenths, routes }: Leg,
): DealerTrip {
  const distanceMi = tenths / 10
  const idleMinutes = Math.max(1, Math.round(distanceMi * LIGHT_MINUTES_PER_MILE)) + random.int(0, 2)
  const events = makeEvents(random, distanceMi)
  return {
    id: '',
    vehicleId,
    vehicle: `${line.year} ${model.makeName} ${model.spec.modelName}`,
    vehicleNumber: stockNumber,
    driver: driver ?? '',
    ended,
    score: tripScore(events),
    distanceMi,
    fuelEconomyMpg: economyOf(random, model.spec),
    minutes: Math.max(5, Math.round((distanceMi / random.int(SLOWEST_MEAN_MPH, FASTEST_MEAN_MPH)) * 60)) + idleMinutes,
    idleMinutes,
    ...events,
    zoom: zoomOf(distanceMi),
    map: inRegions((region) => {
      const { from, to } = routes[region]
      return {
        startLocation: from.name,
        endLocation: to.name,
        start: roundPosition(from.stop),
        end: roundPosition(to.stop),
      }
    }),
  }
}

/** Customers try what a car can do: some brake and pull away hard, few go fast. */
function makeEvents(
  random: SeededRandom,
  distanceMi: number,
): Pick<DealerTrip, 'hardBraking' | 'hardAcceleration' | 'speedOver80'> {
  const times = (never: number) => (random.next() < never ? 0 : random.int(1, 3))
  const brakes = times(0.6)
  const accelerations = times(0.55)
  const percent = distanceMi > 4 && random.next() < 0.2 ? random.int(2, 8) : 0
  return {
    ...(brakes > 0 && { hardBraking: { times: brakes, deduction: eventDeduction(brakes) } }),
    ...(accelerations > 0 && {
      hardAcceleration: { times: accelerations, deduction: eventDeduction(accelerations) },
    }),
    ...(percent > 0 && { speedOver80: { times: 1, deduction: speedDeduction(1, percent), percent } }),
  }
}

function economyOf(random: SeededRandom, { economyMpg: [low, high] }: ModelSpec): number {
  return random.int(Math.ceil(low * 10), Math.floor(high * 10)) / 10
}

/** A map of about 400 pixels shows so many miles: each zoom step halves it (Web Mercator at 42 degrees). */
function zoomOf(distanceMi: number): number {
  return Math.max(10, Math.min(15, Math.round(14 - Math.log2(Math.max(distanceMi, 0.5)))))
}
