import type { Region } from '../../../src/domain/kiosk/locale'
import { type SeededRandom, seededRandom, seedOf } from '../../../src/domain/kiosk/seededRandom'
import type { Drive } from '../plan/driving'
import { type PlannedTrip, planTrip } from '../routing/planTrip'
import type { Stretch } from '../routing/route'
import { town } from '../routing/town'

/** How a drive goes in each region, and where on all three ways somebody may go over 80 mph. */
export interface DriveRoutes {
  map: Record<Region, PlannedTrip>
  fast: Stretch | null
}

/** What of a drive its ways depend on. */
type Driven = Pick<
  Drive,
  'vehicleId' | 'daysAgo' | 'number' | 'tenths' | 'minutes' | 'idleMinutes' | 'speedOver80' | 'over80Percent'
>

/** Nobody is over 80 mph with the first or last meter of a trip. */
const MIDDLE: Stretch = { from: 0.03, to: 0.97 }
/** Miles that it takes to come up to 80 mph and down again, each time. */
const SPEED_UP_MI = 0.3
/** How often ways are looked for anew: fast parts of a trip must lie together in all regions. */
const MAX_TRIES = 15

/** The region with the fewest has the choice where a trip is fast; the others follow. */
const FEWEST_MOTORWAYS: readonly Region[] = ['mx', 'ca', 'us']

const routes = new Map<string, DriveRoutes[]>()

/** The ways of a vehicle's drives: each begins where the one before ended; the first somewhere in town. */
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
 * Ways of the drives from `index` on. A fast one must begin not too far from a motorway, a short one
 * near another place: where a drive ends is looked for until the next can be driven. Null when the
 * drive has no way from where the one before ended.
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

/** The ways of a drive; null when they do not fit together this time, `never` when one region has none. */
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
