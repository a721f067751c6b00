import type { Region } from '../../../src/domain/kiosk/locale'
import { type SeededRandom, seededRandom, seedOf } from '../../../src/domain/kiosk/seededRandom'
import type { Drive } from '../plan/driving'
import { type PlannedTrip, planTrip } from '../routing/planTrip'
import type { Stretch } from '../routing/route'
import { town } from '../routing/town'

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

/** The region with the fewest has the choice where a trip is fast; the others follow. */
const FEWEST_MOTORWAYS: readonly Region[] = ['mx', 'ca', 'us']

const routes = new Map<string, DriveRoutes[]>()

/** The routes of a vehicle's drives: each starts where the one before ended. */
export function routesOf(vehicleId: string, drives: readonly Driven[]): DriveRoutes[] {
  const key = JSON.stringify([vehicleId, drives.map(requirementsOf)])
  const known = routes.get(key)
  if (known) return known
  const made = planFrom(drives, 0, null)
  if (!made) throw new Error(`No ways for ${vehicleId}`)
  routes.set(key, made)
  return made
}

/**
 * Routes of the drives from `index` on. A fast one must start near a motorway, a short one
 * near another place, so the end of a drive is chosen until the next one is possible. Null when the
 * drive has no route from where the one before ended.
 */
function planFrom(
  drives: readonly Driven[],
  index: number,
  before: DriveRoutes | null,
): DriveRoutes[] | null {
  const drive = drives[index]
  if (!drive) return []
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const here = routesOfDrive(drive, before, tries)
    if (here === 'never') return null
    const rest = here && planFrom(drives, index + 1, here)
    if (rest) return [here, ...rest]
  }
  return null
}

/** The routes of a drive; null when this attempt fails, `never` when one region has none. */
function routesOfDrive(
  drive: Driven,
  before: DriveRoutes | null,
  tries: number,
): DriveRoutes | 'never' | null {
  const { miles, seconds, share } = requirementsOf(drive)
  const found: Partial<Record<Region, PlannedTrip>> = {}
  let within: Stretch[] = [MIDDLE]
  for (const region of FEWEST_MOTORWAYS) {
    const here = town(region)
    const random = routeRandom(drive, region, tries)
    const from = before?.map[region].to ?? random.pick(here.places)
    const fast = share > 0 ? { within, share } : null
    const planned = planTrip(here, random, from, { miles, seconds, fast }, here.places, 3 + 3 * tries)
    if (!planned) return before && (!fast || within[0] === MIDDLE) ? 'never' : null
    found[region] = planned
    if (planned.fast) within = [planned.fast]
  }
  const { us, ca, mx } = found
  return us && ca && mx ? { map: { us, ca, mx }, fast: share > 0 ? middleOf(within, share) : null } : null
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
