import type { Region } from '#domain/base/locale'
import { seededRandom } from '#domain/base/seededRandom'
import type { LngLat } from '#domain/geo/lngLat'
import { distanceMi } from '#domain/geo/measure'
import type { Place, VehicleMove } from '#domain/live/liveEvents'
import { type DecodedPath, decodePath, pointAlong, type TripPaths } from '#domain/trips/tripPath'

/** A parked vehicle and, in each region, a shipped path that ends where it stands. */
export interface Driver {
  vehicleId: string
  label: string
  paths: Record<Region, DecodedPath>
}

/** A path ends where a vehicle stands when no more than this lies between them, miles. */
const AT_THE_DOOR_MI = 0.05

/** The path of a vehicle that ends nearest to a place; null when none ends there. */
export function pathTo(place: LngLat, row: TripPaths | undefined): DecodedPath | null {
  const paths = Object.keys(row?.trips ?? {}).flatMap((id) => (row && decodePath(row, id)) ?? [])
  const away = (path: DecodedPath) => distanceMi(place, path.points.at(-1) ?? place)
  const [nearest] = paths.sort((a, b) => away(a) - away(b))
  return nearest && away(nearest) <= AT_THE_DOOR_MI ? nearest : null
}

/** A vehicle keeps a little below the limit. */
const PART_OF_LIMIT = 0.9
/** Miles per hour that it gains or loses in a second. */
const MPH_A_SECOND = 5
const DRIVE_SECONDS = [150, 400] as const
const STOP_SECONDS = [15, 40] as const

/**
 * A vehicle that leaves its place along the way that it came, turns at the end of it, and parks now and
 * then. The same seed drives the same way.
 */
export class Drive {
  /** Whether it ever left its place. */
  hasLeft = false
  private readonly random
  private miles = 0
  private speedMph = 0
  private secondsLeft: number
  private isStopping = true

  constructor(
    readonly driver: Driver,
    seed: number,
    waitSeconds = 0,
  ) {
    this.random = seededRandom(seed)
    this.secondsLeft = waitSeconds
  }

  /** Lets time pass. @returns where the vehicle is then; null while it has stood all the time */
  pass(seconds: number): VehicleMove | null {
    const stood = !this.isMoving
    this.secondsLeft -= seconds
    if (this.secondsLeft <= 0) {
      this.isStopping = !this.isStopping
      const [least, most] = this.isStopping ? STOP_SECONDS : DRIVE_SECONDS
      this.secondsLeft = this.random.int(least, most)
    }
    const change = MPH_A_SECOND * seconds
    const wanted = this.isStopping ? 0 : this.limitMph() * PART_OF_LIMIT
    this.speedMph = Math.max(this.speedMph - change, Math.min(this.speedMph + change, wanted))
    this.miles += (this.speedMph * seconds) / 3_600
    this.hasLeft ||= this.isMoving
    return stood && !this.isMoving ? null : this.move()
  }

  get isMoving(): boolean {
    return this.speedMph > 0
  }

  /** Where it is now. */
  move(): VehicleMove {
    const { paths, vehicleId } = this.driver
    return {
      vehicleId,
      speedMph: Math.round(this.speedMph),
      map: {
        us: placeOn(paths.us, this.miles),
        ca: placeOn(paths.ca, this.miles),
        mx: placeOn(paths.mx, this.miles),
      },
    }
  }

  /** The lowest of the three regions: one vehicle drives in all of them. */
  private limitMph(): number {
    const { us, ca, mx } = this.driver.paths
    return Math.min(...[us, ca, mx].map((path) => pointAlong(path, milesOn(path, this.miles).at).limitMph))
  }
}

/** So far along a path after so many miles there and back again, beginning at its end. */
function milesOn(path: DecodedPath, miles: number): { at: number; isBack: boolean } {
  const length = path.mileAt.at(-1) ?? 0
  const turned = length === 0 ? 0 : miles % (2 * length)
  return turned <= length ? { at: length - turned, isBack: true } : { at: turned - length, isBack: false }
}

/** Shipped positions have five decimals; more of them would only be more to send. */
const round = (value: number, decimals: number) => Number(value.toFixed(decimals))

function placeOn(path: DecodedPath, miles: number): Place {
  const { at, isBack } = milesOn(path, miles)
  const { position, bearingDeg } = pointAlong(path, at)
  const facing = round(isBack ? bearingDeg + 180 : bearingDeg, 1)
  return {
    position: [round(position[0], 5), round(position[1], 5)],
    rotationDeg: ((facing % 360) + 360) % 360,
  }
}
