import type { Region } from '#domain/base/locale'
import { type SeededRandom, seededRandom, seedOf } from '#domain/base/seededRandom'
import type { Drive } from '../plan/driving'
import { inRegions } from '../plan/regions'
import { type PlannedTrip, planTrip } from '../routing/planTrip'
import type { Stretch } from '../routing/route'
import { type TownPlace, town } from '../routing/town'

/** The route of a drive in each region, and the part of all three on which it may exceed 80 mph. */
export interface DriveRoutes {
  map: Record<Region, PlannedTrip>
  fast: Stretch | null
}

/** The parts of a drive that its routes depend on. */
type Driven = Pick<
  Drive,
  'vehicleId' | 'daysAgo' | 'number' | 'tenths' | 'minutes' | 'idleMinutes' | 'speedOver80' | 'over80Percent'
>

/** Speeds over 80 mph are never at the very start or end of a trip. */
const MIDDLE: Stretch = { from: 0.03, to: 0.97 }
/** Miles to accelerate to 80 mph and brake again, each time. */
const SPEED_UP_MI = 0.3
/** The most attempts: the fast parts of a trip must overlap in all regions. */
const MAX_TRIES = 15
/** And for all drives of a day together, from one base. */
const MAX_ATTEMPTS = 60

/** The region with the fewest has the choice where a trip is fast; the others follow. */
const FEWEST_MOTORWAYS: readonly Region[] = ['mx', 'ca', 'us']

const routes = new Map<string, DriveRoutes[]>()

/**
 * The routes of a vehicle's drives, in their order. A day leads from the vehicle's base and back to it, so
 * that days may change places (docs/decisions.md D43); today leads on from there.
 */
export function routesOf(vehicleId: string, drives: readonly Driven[]): DriveRoutes[] {
  const days = [...new Set(drives.map(({ daysAgo }) => daysAgo))].map((daysAgo) =>
    drives.filter((drive) => drive.daysAgo === daysAgo),
  )
  const key = JSON.stringify([vehicleId, drives.map((drive) => [drive.daysAgo, requirementsOf(drive)])])
  const made = routes.get(key) ?? planDays(vehicleId, days)
  routes.set(key, made)
  return made
}

/** Days from and to a base of the vehicle, the first of a shuffled list from which all of them are possible. */
function planDays(vehicleId: string, days: readonly (readonly Driven[])[]): DriveRoutes[] {
  // Only on days on which somebody is fast do the regions depend on each other.
  const isFast = (day: readonly Driven[]): boolean => day.some((drive) => requirementsOf(drive).share > 0)
  const regions = days.some(isFast) ? [FEWEST_MOTORWAYS] : FEWEST_MOTORWAYS.map((region) => [region])
  const planned = regions.map((together) => planTogether(vehicleId, together, days))
  return days.flatMap((day, at) =>
    day.map((drive, index) => {
      const parts = planned.flatMap((parts) => parts[at]?.[index] ?? [])
      const within = parts[0]?.within
      return {
        map: inRegions((region) => parts.flatMap(({ trips }) => trips.get(region) ?? [])[0] as PlannedTrip),
        fast: within ? middleOf(within, requirementsOf(drive).share) : null,
      }
    }),
  )
}

/** The days of a vehicle in some regions. Throws when no base of the towns will do. */
function planTogether(
  vehicleId: string,
  regions: readonly Region[],
  days: readonly (readonly Driven[])[],
): PlannedDrive[][] {
  const bases = regions.map((region) => {
    const random = seededRandom(seedOf(`base of ${vehicleId} in ${region}`))
    return random.shuffle(town(region).places)
  })
  for (let tries = 0; tries < (bases[0]?.length ?? 0); tries++) {
    const base: Places = new Map(regions.map((region, at) => [region, bases[at]?.[tries] as TownPlace]))
    const planned: PlannedDrive[][] = []
    for (const day of days) {
      const made = planFrom(day, 0, base, { bases: base, attempts: MAX_ATTEMPTS })
      if (!made) break
      planned.push(made)
    }
    if (planned.length === days.length) return planned
  }
  throw new Error(`No ways for ${vehicleId} in ${regions.join(', ')}`)
}

/** Where a vehicle is, in the regions that are planned together. */
type Places = ReadonlyMap<Region, TownPlace>

/** A drive in the regions that are planned together, and the parts of it that are fast in all of them. */
interface PlannedDrive {
  trips: Map<Region, PlannedTrip>
  /** Null when nobody is fast. */
  within: readonly Stretch[] | null
}

/**
 * The drives of a day from `index` on. A fast one must start near a motorway, a short one near another
 * place, so the end of a drive is chosen until the next one is possible. Null when the drive has no route
 * from `from`.
 */
function planFrom(
  drives: readonly Driven[],
  index: number,
  from: Places,
  plan: DayPlan,
): PlannedDrive[] | null {
  const drive = drives[index]
  if (!drive) return []
  // Miles that are left to come back in; none is needed today, which is not over yet.
  const after = drives.slice(index + 1).map((later) => requirementsOf(later).miles)
  const milesBack = drive.daysAgo === 0 ? null : after.reduce((sum, miles) => sum + miles, 0)
  for (let tries = 0; tries < MAX_TRIES && plan.attempts > 0; tries++) {
    plan.attempts -= 1
    const here = planDrive(drive, from, { bases: plan.bases, milesBack }, tries)
    if (here === 'never') return null
    const ends = here && new Map([...here.trips].map(([region, { to }]) => [region, to]))
    const rest = ends && planFrom(drives, index + 1, ends, plan)
    if (rest) return [here, ...rest]
  }
  return null
}

/** What the drives of a day share while they are planned. */
interface DayPlan {
  bases: Places
  /** How often a drive may still be tried before another base is. */
  attempts: number
}

/** Where a drive may end: near enough to its vehicle's base to come back in so many miles. */
interface WayBack {
  bases: Places
  /** Null for one that need not lead back. */
  milesBack: number | null
}

/** A drive from these places; null when this attempt fails, `never` when one region has no such route. */
function planDrive(
  drive: Driven,
  from: Places,
  { bases, milesBack }: WayBack,
  tries: number,
): PlannedDrive | 'never' | null {
  const { miles, seconds, share } = requirementsOf(drive)
  const trips = new Map<Region, PlannedTrip>()
  let within: readonly Stretch[] = [MIDDLE]
  for (const [region, start] of from) {
    const here = town(region)
    const random = routeRandom(drive, region, tries)
    const fast = share > 0 ? { within, share } : null
    const base = bases.get(region) as TownPlace
    const milesTo = here.treeOf(base, 'to', 'quick').miles
    const targets = here.places.filter(
      ({ node }) => milesBack === null || (milesTo[node] as number) <= milesBack,
    )
    const planned = planTrip(here, random, start, { miles, seconds, fast }, targets, 3 + 3 * tries)
    if (!planned) return !fast || within[0] === MIDDLE ? 'never' : null
    trips.set(region, planned)
    if (planned.fast) within = [planned.fast]
  }
  return { trips, within: share > 0 ? within : null }
}

/** So long a part in the middle of what is fast in every region. */
function middleOf([fast]: readonly Stretch[], share: number): Stretch | null {
  if (!fast) return null
  const middle = (fast.from + fast.to) / 2
  return { from: middle - share / 2, to: middle + share / 2 }
}

function routeRandom({ vehicleId, daysAgo, number }: Driven, region: Region, tries: number): SeededRandom {
  return seededRandom(seedOf(`way ${number} of ${vehicleId} ${daysAgo} days ago in ${region}, ${tries}`))
}

function requirementsOf({ tenths, minutes, idleMinutes, speedOver80, over80Percent }: Driven): {
  miles: number
  seconds: number
  share: number
} {
  const miles = tenths / 10
  const share = speedOver80 > 0 ? over80Percent / 100 + (SPEED_UP_MI * speedOver80) / miles : 0
  return { miles, seconds: (minutes - idleMinutes) * 60, share }
}
