import type { Region } from '../../../src/domain/locale'
import type { Lot } from '../../../src/domain/lot'
import { type SeededRandom, seededRandom, seedOf } from '../../../src/domain/seededRandom'
import type { BodyStyle, LngLat, MapAnimation } from '../../../src/domain/vehicle'
import { bearingDeg, travel } from '../geo'
import { DRIVING_BOXES, isInside } from '../regions'
import { TRIP_PLACES } from '../tripPlaces'
import type { Leg } from './journeys'
import { LOT_CENTRES, stallAt } from './lots'
import type { StockUnit } from './stockUnits'

/** Where a vehicle is: the lot that it stands on, and the same on the map of each region. */
export interface DealerPlace {
  geofence: Lot | null
  map: Record<Region, MapAnimation>
}

/** Places of all vehicles in their order, a stall for each that stands on a lot. */
export function makePlaces(
  units: readonly StockUnit[],
  journeys: readonly (readonly Leg[])[],
): DealerPlace[] {
  const filled: Record<Lot, number> = { 'Main Lot': 0, 'Remote Lot': 0, 'Courtesy Lot': 0 }
  return units.map((unit, at) => {
    const geofence = lotOf(unit)
    // What is on its way, or away, takes no stall.
    const stall = geofence === null ? 0 : filled[geofence]++
    // Distances and speed are one set, places are the region's (decision 23).
    const random = seededRandom(seedOf(`dealer way d-${at + 1}`))
    const plan: WayPlan = {
      legMiles: random.int(40, 180) / 100,
      speedMph: unit.whereabouts === 'driving' ? random.int(18, 41) : 0,
    }
    const inRegion = (region: Region): MapAnimation =>
      geofence === null
        ? underway(
            seededRandom(seedOf(`dealer way d-${at + 1} in ${region}`)),
            region,
            unit,
            plan,
            journeys[at],
          )
        : standing(region, geofence, stall, unit.model.spec.body)
    return { geofence, map: { us: inRegion('us'), ca: inRegion('ca'), mx: inRegion('mx') } }
  })
}

interface WayPlan {
  legMiles: number
  speedMph: number
}

function lotOf({ whereabouts, lot }: StockUnit): Lot | null {
  if (whereabouts === 'stall') return lot
  return whereabouts === 'otherLot' ? 'Remote Lot' : null
}

function standing(region: Region, lot: Lot, stall: number, icon: BodyStyle): MapAnimation {
  const { position, rotationDeg } = stallAt(LOT_CENTRES[region][lot], stall)
  return { icon, start: position, end: position, speedMph: 0, rotationDeg }
}

/** Where its last way ended, and on from there when it drives; what is on its way here waits in the rail yard. */
function underway(
  random: SeededRandom,
  region: Region,
  { model }: StockUnit,
  { legMiles, speedMph }: WayPlan,
  journey: readonly Leg[] | undefined,
): MapAnimation {
  const start = journey?.at(-1)?.map[region].end ?? railYard(region)
  const end = speedMph > 0 ? wayFrom(random, region, start, legMiles) : start
  const heading = speedMph > 0 ? bearingDeg(start, end) : random.int(0, 359)
  return {
    icon: model.spec.body,
    start,
    end,
    speedMph,
    rotationDeg: (Math.round(heading * 10) / 10) % 360,
  }
}

/** Where new vehicles wait for the truck: the parts depot by the tracks of each region. */
function railYard(region: Region): LngLat {
  return (TRIP_PLACES[region][10] ?? TRIP_PLACES[region][0]).position
}

/** Throws when no way of that length stays inside the region's box. */
function wayFrom(random: SeededRandom, region: Region, start: LngLat, miles: number): LngLat {
  for (let tries = 0; tries < 500; tries++) {
    const end = travel(start, miles, random.next() * 360)
    if (isInside(DRIVING_BOXES[region], end)) return end
  }
  throw new Error(`No way of ${miles} miles from ${start.join(', ')} stays inside its box`)
}
