import type { DealerTripPlace } from '../../../src/domain/dealerTrip'
import type { DayTime, MinutesAgo } from '../../../src/domain/demoTime'
import type { Region } from '../../../src/domain/locale'
import type { Lot } from '../../../src/domain/lot'
import { seededRandom, seedOf } from '../../../src/domain/seededRandom'
import { inRegions } from '../regions'
import { nextPlace, type TripPlace } from '../tripPlaces'
import { LOT_CENTRES } from './lots'
import type { StockUnit } from './stockUnits'

/** One way of a lent vehicle, the same length in every region. */
export interface Leg {
  ended: DayTime | MinutesAgo
  /** Tenths of a mile, so that sums are exact. */
  tenths: number
  map: Record<Region, DealerTripPlace>
}

/** Full days that a lent vehicle's trips are kept. */
export const JOURNEY_DAYS = 6

/** Names of the lots as places to start from. */
export const LOT_PLACES: Record<Lot, Record<Region, string>> = {
  'Main Lot': {
    us: 'Harbor Motors Garfield',
    ca: 'Harbour Motors Yorkdale',
    mx: 'Harbor Motors Mitras',
  },
  'Remote Lot': {
    us: 'Harbor Motors Cicero',
    ca: 'Harbour Motors Downsview',
    mx: 'Harbor Motors Lincoln',
  },
  'Courtesy Lot': {
    us: 'Harbor Motors Service',
    ca: 'Harbour Motors Service Centre',
    mx: 'Harbor Motors Servicio',
  },
}

/** Minutes ago at which today's ways ended, in the order of the units: full half hours, as the feed tells them. */
const TODAYS_ENDS = [60, 150, 90, 240, 120, 270, 210, 300, 180, 330]

/**
 * Ways of all units in their order, the oldest first: out and back from the lot on some of the last
 * days; today out only, for those that are underway. None for a vehicle that nobody has.
 */
export function makeJourneys(units: readonly StockUnit[]): Leg[][] {
  let underway = 0
  return units.map((unit, at) => {
    if (unit.driver === null) return []
    const isOut = unit.whereabouts === 'driving' || unit.whereabouts === 'away'
    const endedToday = isOut ? TODAYS_ENDS[underway++ % TODAYS_ENDS.length] : undefined
    return legsOf(`d-${at + 1}`, unit, endedToday)
  })
}

function legsOf(id: string, { lot, days }: StockUnit, endedToday: number | undefined): Leg[] {
  const random = seededRandom(seedOf(`journeys of ${id}`))
  const legs: Leg[] = []
  for (let daysAgo = Math.min(JOURNEY_DAYS, (days ?? 0) - 1); daysAgo > 0; daysAgo--) {
    if (random.next() < 0.3) continue
    const tenths = random.int(14, 58)
    const out = outFrom(id, lot, tenths, daysAgo)
    const minuteOfDay = random.int(540, 840)
    legs.push({ ended: { daysAgo, minuteOfDay }, tenths, map: out })
    legs.push({
      ended: { daysAgo, minuteOfDay: minuteOfDay + random.int(60, 240) },
      tenths,
      map: inRegions((region) => back(out[region])),
    })
  }
  if (endedToday !== undefined) {
    const tenths = random.int(18, 62)
    legs.push({ ended: { minutesAgo: endedToday }, tenths, map: outFrom(id, lot, tenths, 0) })
  }
  return legs
}

function outFrom(id: string, lot: Lot, tenths: number, daysAgo: number): Record<Region, DealerTripPlace> {
  return inRegions((region) => {
    const random = seededRandom(seedOf(`way of ${id} ${daysAgo} days ago in ${region}`))
    const from: TripPlace = { name: LOT_PLACES[lot][region], position: LOT_CENTRES[region][lot] }
    const to = nextPlace(random, region, from, tenths / 10)
    return { startLocation: from.name, endLocation: to.name, start: from.position, end: to.position }
  })
}

function back({ startLocation, endLocation, start, end }: DealerTripPlace): DealerTripPlace {
  return { startLocation: endLocation, endLocation: startLocation, start: end, end: start }
}
