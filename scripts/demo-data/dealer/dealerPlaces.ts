import type { Region } from '../../../src/domain/locale'
import type { Lot } from '../../../src/domain/lot'
import { type SeededRandom, seededRandom, seedOf } from '../../../src/domain/seededRandom'
import type { BodyStyle, LngLat, MapAnimation } from '../../../src/domain/vehicle'
import { bearingDeg, travel } from '../geo'
import { DRIVING_BOXES, isInside } from '../regions'
import { LOT_CENTRES, stallAt } from './lots'
import type { StockUnit } from './stockUnits'

/** Where a vehicle is: the lot that it stands on, and the same on the map of each region. */
export interface DealerPlace {
  geofence: Lot | null
  map: Record<Region, MapAnimation>
}

/** Places of all vehicles in their order, a stall for each that stands on a lot. */
export function makePlaces(units: readonly StockUnit[]): DealerPlace[] {
  const filled: Record<Lot, number> = { 'Main Lot': 0, 'Remote Lot': 0, 'Courtesy Lot': 0 }
  return units.map((unit, at) => {
    const geofence = lotOf(unit)
    // What is on its way, or away, takes no stall.
    const stall = geofence === null ? 0 : filled[geofence]++
    // Distances and speed are one set, places are the region's (decision 23).
    const random = seededRandom(seedOf(`dealer way d-${at + 1}`))
    const plan: WayPlan = {
      awayMiles: random.int(60, 220) / 100,
      legMiles: random.int(40, 180) / 100,
      speedMph: unit.whereabouts === 'driving' ? random.int(18, 41) : 0,
    }
    const inRegion = (region: Region): MapAnimation =>
      geofence === null
        ? underway(seededRandom(seedOf(`dealer way d-${at + 1} in ${region}`)), region, unit, plan)
        : standing(region, geofence, stall, unit.model.spec.body)
    return { geofence, map: { us: inRegion('us'), ca: inRegion('ca'), mx: inRegion('mx') } }
  })
}

interface WayPlan {
  awayMiles: number
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

/** Somewhere near its lot, and on from there when it drives. */
function underway(
  random: SeededRandom,
  region: Region,
  { lot, model }: StockUnit,
  { awayMiles, legMiles, speedMph }: WayPlan,
): MapAnimation {
  const start = wayFrom(random, region, LOT_CENTRES[region][lot], awayMiles)
  const end = speedMph > 0 ? wayFrom(random, region, start, legMiles) : start
  return {
    icon: model.spec.body,
    start,
    end,
    speedMph,
    rotationDeg: (Math.round((speedMph > 0 ? bearingDeg(start, end) : random.int(0, 359)) * 10) / 10) % 360,
  }
}

/** Throws when no way of that length stays inside the region's box. */
function wayFrom(random: SeededRandom, region: Region, start: LngLat, miles: number): LngLat {
  for (let tries = 0; tries < 500; tries++) {
    const end = travel(start, miles, random.next() * 360)
    if (isInside(DRIVING_BOXES[region], end)) return end
  }
  throw new Error(`No way of ${miles} miles from ${start.join(', ')} stays inside its box`)
}
