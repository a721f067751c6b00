import { type SeededRandom, seededRandom, seedOf } from '#domain/base/seededRandom'
import type { DealerTrip } from '#domain/dealer/dealerTrip'
import { type DeductionKind, tripScore } from '#domain/vehicle/score'
import { LIGHT_MINUTES_PER_MILE } from '../plan/driving'
import { type DrivingStyle, eventsOn } from '../plan/drivingStyle'
import { roundPosition } from '../plan/geo'
import type { ModelSpec } from '../plan/models'
import { once } from '../plan/once'
import { inRegions } from '../plan/regions'
import type { TripRoute } from '../trips/tripPaths'
import { eventsOf } from '../trips/trips'
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

const legsAndTrips = once((): readonly { leg: Leg; trip: DealerTrip }[] => {
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
})

function makeTrip(
  random: SeededRandom,
  vehicleId: string,
  { line, model, driver }: InventoryUnit,
  stockNumber: string,
  { ended, tenths, routes }: Leg,
): DealerTrip {
  const distanceMi = tenths / 10
  const figures = legFigures(random, driver ?? '', model.spec, tenths)
  return {
    id: '',
    vehicleId,
    vehicle: `${line.year} ${model.makeName} ${model.spec.modelName}`,
    vehicleNumber: stockNumber,
    driver: driver ?? '',
    ended,
    score: tripScore({ ...figures, distanceMi }),
    distanceMi,
    ...figures,
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

/** What a way of so many tenths of a mile comes to, before it has a place. */
export type LegFigures = Pick<DealerTrip, 'fuelEconomyMpg' | 'minutes' | 'idleMinutes' | DeductionKind>

/** How somebody who does not know the vehicle yet drives such a way. */
export function legFigures(
  random: SeededRandom,
  driver: string,
  spec: ModelSpec,
  tenths: number,
): LegFigures {
  const distanceMi = tenths / 10
  const idleMinutes = Math.max(1, Math.round(distanceMi * LIGHT_MINUTES_PER_MILE)) + random.int(0, 2)
  const events = makeEvents(random, driver, distanceMi)
  const fuelEconomyMpg = economyOf(random, spec)
  const moving = Math.max(5, Math.round((distanceMi / random.int(SLOWEST_MEAN_MPH, FASTEST_MEAN_MPH)) * 60))
  return { fuelEconomyMpg, minutes: moving + idleMinutes, idleMinutes, ...events }
}

/** Customers try what a car can do: some brake and pull away hard. */
function makeEvents(
  random: SeededRandom,
  driver: string,
  distanceMi: number,
): Pick<DealerTrip, DeductionKind> {
  const style = testDriveStyle(driver)
  const { hardBraking, hardAcceleration, roadSpeeding } = eventsOn(random, style, distanceMi, 0, false)
  return {
    ...(hardBraking > 0 && { hardBraking: eventsOf(hardBraking) }),
    ...(hardAcceleration > 0 && { hardAcceleration: eventsOf(hardAcceleration) }),
    ...(roadSpeeding > 0 && { roadSpeeding: eventsOf(roadSpeeding) }),
  }
}

/** Somebody who does not know the vehicle yet: rougher than the fleet's drivers. */
function testDriveStyle(driver: string): DrivingStyle {
  const random = seededRandom(seedOf(`test drive of ${driver}`))
  const harshPer100Mi = random.int(15, 70) / 10
  return {
    harshPer100Mi,
    roadSpeedingPer100Mi: 0.35 * harshPer100Mi,
    // Ways around a lot stay in town.
    over80Share: 0,
    longStopShare: 0,
    trend: 0,
  }
}

function economyOf(random: SeededRandom, { economyMpg: [low, high] }: ModelSpec): number {
  return random.int(Math.ceil(low * 10), Math.floor(high * 10)) / 10
}

/** A map of about 400 pixels shows so many miles: each zoom step halves it (Web Mercator at 42 degrees). */
function zoomOf(distanceMi: number): number {
  return Math.max(10, Math.min(15, Math.round(14 - Math.log2(Math.max(distanceMi, 0.5)))))
}
