import { seedOf } from '#domain/base/seededRandom'
import type { BodyStyle, Vehicle } from '#domain/vehicle/vehicle'
import type { VinKind } from '#domain/vehicle/vinDecode'
import type { FleetDatasets } from './fleetDatasets'
import type { ProspectVehicle } from './prospects'

/** Maximum number of vehicles that drive: their trips and paths take storage on the device (docs/booth.md B8). */
export const MAX_DRIVING = 120
/** One in this many is parked, waits for setup or is out of reach, as in any fleet. */
export const ONE_IDLE_IN = 8

/** The shipped vehicle that tour and game begin with. */
const FIRST_DONOR = 'v-1'

/** Body styles that match a VIN kind, the likeliest first. */
export const BODIES_BY_KIND: Record<VinKind, readonly BodyStyle[]> = {
  car: ['sedan', 'hatch'],
  multipurpose: ['suv', 'van'],
  truck: ['pickup', 'van'],
}

/** A shipped vehicle as donor, and the drive of the prospect's vehicle that repeats its days. */
export interface Share {
  vehicle: ProspectVehicle
  donor: Vehicle
  /** How many copies of the donor came before; the first copy keeps the ids of its driver, trips and events. */
  copy: number
  drives: boolean
}

export interface Donors {
  driving: Vehicle[]
  idle: Vehicle[]
  /** Copied only once if possible: vehicles with a charging event, a masked value or a fixed spot on the map. */
  once: ReadonlySet<string>
}

/**
 * A donor for each of a prospect's vehicles, always the same for the same list: with the same drive, used
 * least, and with the same body style if possible. The first is the one that tour and game begin with.
 */
export function chooseDonors(
  shipped: Pick<FleetDatasets, 'vehicles' | 'vehicleDays' | 'feedItems'>,
  vehicles: readonly ProspectVehicle[],
): Share[] {
  const donors = donorsOf(shipped)
  const uses = new Map<string, number>()
  const idle = Math.max(Math.floor(vehicles.length / ONE_IDLE_IN), vehicles.length - MAX_DRIVING)
  const shares = vehicles.map((vehicle, at) => {
    const stands = isSpread(at, idle, vehicles.length)
    const donor = pick(stands ? donors.idle : donors.driving, vehicle, uses, donors.once)
    const copy = uses.get(donor.id) ?? 0
    uses.set(donor.id, copy + 1)
    return { vehicle, donor, copy, drives: !stands }
  })
  return withFirst(shares)
}

/** The share that tour and game begin with comes first. */
export function withFirst(shares: readonly Share[]): Share[] {
  const isFirst = ({ donor, copy, drives }: Share) => drives && donor.id === FIRST_DONOR && copy === 0
  const first = shares.find(isFirst) ?? shares.find(({ drives }) => drives)
  return first ? [first, ...shares.filter((share) => share !== first)] : [...shares]
}

/**
 * Whether the item at this place is one of `count` that are spread evenly over `of` places, for lists that are often
 * ordered by group.
 */
export function isSpread(at: number, count: number, of: number): boolean {
  return Math.floor(((at + 1) * count) / of) > Math.floor((at * count) / of)
}

/** The shipped vehicles whose days can be repeated, and those that stand. */
export function donorsOf({
  vehicles,
  vehicleDays,
  feedItems,
}: Pick<FleetDatasets, 'vehicles' | 'vehicleDays' | 'feedItems'>): Donors {
  const days = new Map(vehicleDays.map((row) => [row.id, row]))
  const charged = feedItems.flatMap(({ vehicleId, event }) => (event.kind === 'charging' ? vehicleId : []))
  return {
    driving: vehicles.filter(
      ({ id, driverId }) =>
        driverId !== null && days.get(id)?.driverId.every((one) => one === null || one === driverId),
    ),
    idle: vehicles.filter(({ id, driverId }) => driverId === null && !days.has(id)),
    once: new Set([...charged, ...vehicles.filter(isRare).map(({ id }) => id)]),
  }
}

/** A second copy of a parked vehicle would be in the same spot, and a fleet has few masked ones. */
const isRare = ({ driverId, health, details }: Vehicle): boolean =>
  (driverId === null && health !== 'noData') || details.isLocationMasked

function pick(
  donors: readonly Vehicle[],
  { vin, facts }: ProspectVehicle,
  uses: ReadonlyMap<string, number>,
  once: ReadonlySet<string>,
): Vehicle {
  const bodies = facts.kind ? BODIES_BY_KIND[facts.kind] : []
  const rankOf = (donor: Vehicle): number[] => {
    const used = uses.get(donor.id) ?? 0
    const body = bodies.indexOf(donor.image.body)
    return [
      Number(donor.details.ev !== facts.electric),
      Number(used > 0 && once.has(donor.id)),
      used,
      Number(donor.id !== FIRST_DONOR),
      body < 0 ? bodies.length : body,
      seedOf(`${vin} ${donor.id}`),
    ]
  }
  const ranked = donors.map((donor) => ({ donor, rank: rankOf(donor) }))
  const [best] = ranked.sort((a, b) => compare(a.rank, b.rank))
  if (!best) throw new RangeError('No shipped vehicle can be dealt')
  return best.donor
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}
