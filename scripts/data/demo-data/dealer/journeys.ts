import type { DayTime, MinutesAgo } from '#domain/base/demoTime'
import type { Region } from '#domain/base/locale'
import { type SeededRandom, seededRandom, seedOf } from '#domain/base/seededRandom'
import type { Lot } from '#domain/dealer/lot'
import { TRIP_DAYS } from '#domain/trips/trip'
import { inRegions } from '../plan/regions'
import { wholeRuns } from '../plan/weekdays'
import { type PlannedTrip, planTrip } from '../routing/planTrip'
import { type Town, type TownPlace, town } from '../routing/town'
import { isDriven } from './dealerWeek'
import type { InventoryUnit } from './inventoryUnits'

/** One way of a lent vehicle, the same length in every region. */
export interface Leg {
  ended: DayTime | MinutesAgo
  /** Tenths of a mile, so that sums are exact. */
  tenths: number
  /** Where it went. */
  routes: Record<Region, PlannedTrip>
}

/** Mean speed in motion of the slowest and of the quickest leg (docs/rules.md TR-16). */
export const SLOWEST_MEAN_MPH = 19
export const FASTEST_MEAN_MPH = 24

/** Minutes ago at which today's ways ended, in the order of the units: full half hours, as the feed tells them. */
const ENDS_TODAY_MINUTES_AGO = [60, 150, 90, 240, 120, 270, 210, 300, 180, 330]

/**
 * Ways of all units in their order, the oldest first: out and back from the lot on some of the last
 * days; today out only, for those that are underway. None for a vehicle that nobody has.
 */
export function makeJourneys(units: readonly InventoryUnit[]): Leg[][] {
  made ??= journeysOf(units)
  return made
}
let made: Leg[][] | undefined

function journeysOf(units: readonly InventoryUnit[]): Leg[][] {
  let underway = 0
  return units.map((unit, at) => {
    if (unit.driver === null) return []
    const isOut = unit.location === 'driving' || unit.location === 'away'
    const endedToday = isOut ? ENDS_TODAY_MINUTES_AGO[underway++ % ENDS_TODAY_MINUTES_AGO.length] : undefined
    return legsOf(`d-${at + 1}`, unit, endedToday)
  })
}

function legsOf(id: string, { lot, days }: InventoryUnit, endedToday: number | undefined): Leg[] {
  const random = seededRandom(seedOf(`journeys of ${id}`))
  const legs: Leg[] = []
  for (let daysAgo = wholeRuns(Math.min(TRIP_DAYS, (days ?? 0) - 1)); daysAgo > 0; daysAgo--) {
    if (!isDriven(random, daysAgo)) continue
    const tenths = random.int(24, 62)
    const both = inRegions((region) => outAndBack(id, lot, tenths, daysAgo, region))
    const minuteOfDay = random.int(540, 840)
    legs.push(
      { ended: { daysAgo, minuteOfDay }, tenths, routes: inRegions((region) => both[region].out) },
      {
        ended: { daysAgo, minuteOfDay: minuteOfDay + random.int(60, 240) },
        tenths,
        routes: inRegions((region) => both[region].back),
      },
    )
  }
  if (endedToday !== undefined) {
    const tenths = random.int(24, 62)
    legs.push({
      ended: { minutesAgo: endedToday },
      tenths,
      routes: inRegions((region) => outFrom(id, lot, tenths, region)),
    })
  }
  return legs
}

/** Out and back the same distance: to a place from which there is such a way home. */
function outAndBack(
  id: string,
  lot: Lot,
  tenths: number,
  daysAgo: number,
  region: Region,
): { out: PlannedTrip; back: PlannedTrip } {
  const here = town(region)
  for (let tries = 0; tries < here.places.length; tries++) {
    const random = seededRandom(seedOf(`way of ${id} ${daysAgo} days ago in ${region}, ${tries}`))
    const out = legFrom(here, random, here.lots[lot], tenths, here.places, 3 + tries)
    const back = out && legFrom(here, random, out.to, tenths, [here.lots[lot]])
    if (back) return { out, back }
  }
  throw new Error(`No way of ${tenths / 10} miles leads from ${here.lots[lot].name} and back`)
}

function outFrom(id: string, lot: Lot, tenths: number, region: Region): PlannedTrip {
  const here = town(region)
  const random = seededRandom(seedOf(`way of ${id} today in ${region}`))
  const out = legFrom(here, random, here.lots[lot], tenths, here.places)
  if (!out) throw new Error(`No way of ${tenths / 10} miles leads from ${here.lots[lot].name}`)
  return out
}

function legFrom(
  here: Town,
  random: SeededRandom,
  from: TownPlace,
  tenths: number,
  targets: readonly TownPlace[],
  choice = 3,
): PlannedTrip | null {
  const miles = tenths / 10
  const seconds = (miles / FASTEST_MEAN_MPH) * 3600
  return planTrip(here, random, from, { miles, seconds, fast: null }, targets, choice)
}
