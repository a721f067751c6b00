import type { Region } from '#domain/base/locale'
import { type SeededRandom, seededRandom, seedOf } from '#domain/base/seededRandom'
import type { Lot } from '#domain/dealer/lot'
import type { BodyStyle, MapAnimation } from '#domain/vehicle/vehicle'
import { arrivalBearing, loopFrom, parkedAt } from '../routing/loop'
import { type TownPlace, town } from '../routing/town'
import type { InventoryUnit } from './inventoryUnits'
import type { Leg } from './journeys'
import { stallAt } from './lots'

/** Where a vehicle is: the lot that it stands on, and the same on the map of each region. */
export interface DealerPlace {
  geofence: Lot | null
  map: Record<Region, MapAnimation>
}

/** Places of all vehicles in their order, a stall for each that stands on a lot. */
export function makePlaces(
  units: readonly InventoryUnit[],
  journeys: readonly (readonly Leg[])[],
): DealerPlace[] {
  const filled: Record<Lot, number> = { 'Main Lot': 0, 'Remote Lot': 0, 'Courtesy Lot': 0 }
  return units.map((unit, at) => {
    const geofence = lotOf(unit)
    // What is on its way, or away, takes no stall.
    const stall = geofence === null ? 0 : filled[geofence]++
    // Distances and speed are one set, places are the region's (docs/decisions.md D23).
    const random = seededRandom(seedOf(`dealer way d-${at + 1}`))
    const plan: DriveLeg = {
      legMiles: random.int(40, 180) / 100,
      speedMph: unit.location === 'driving' ? random.int(18, 41) : 0,
    }
    const inRegion = (region: Region): MapAnimation =>
      geofence === null
        ? onTheRoad(
            seededRandom(seedOf(`dealer way d-${at + 1} in ${region}`)),
            region,
            unit,
            plan,
            journeys[at],
          )
        : parkedInStall(region, geofence, stall, unit.model.spec.body)
    return { geofence, map: { us: inRegion('us'), ca: inRegion('ca'), mx: inRegion('mx') } }
  })
}

interface DriveLeg {
  legMiles: number
  speedMph: number
}

function lotOf({ location, lot }: InventoryUnit): Lot | null {
  if (location === 'stall') return lot
  return location === 'otherLot' ? 'Remote Lot' : null
}

function parkedInStall(region: Region, lot: Lot, stall: number, icon: BodyStyle): MapAnimation {
  const { position, rotationDeg } = stallAt(town(region).lots[lot].position, stall)
  return { icon, start: position, end: position, speedMph: 0, rotationDeg, path: '' }
}

/** Where its last way ended, and on from there when it drives; what is on its way here waits in the rail yard. */
function onTheRoad(
  random: SeededRandom,
  region: Region,
  { model }: InventoryUnit,
  { legMiles, speedMph }: DriveLeg,
  journey: readonly Leg[] | undefined,
): MapAnimation {
  const last = journey?.at(-1)?.routes[region]
  const from = last?.to ?? railYard(region)
  const icon = model.spec.body
  if (speedMph > 0) return { icon, speedMph, ...loopFrom(town(region), random, from, legMiles) }
  const heading = last ? arrivalBearing(last.route) : from.bearingDeg
  return { icon, speedMph, ...parkedAt(from.stop, heading, random.int(-1, 1)) }
}

/** Where new vehicles wait for the truck: the parts depot by the tracks of each region. */
function railYard(region: Region): TownPlace {
  const { places } = town(region)
  return places[10] ?? places[0]
}
