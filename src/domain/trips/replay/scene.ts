import { seededRandom, seedOf } from '#domain/base/seededRandom'
import type { LngLat } from '#domain/geo/lngLat'
import type { RoadClass } from '#domain/geo/road'
import { METERS_PER_MILE } from '../telemetry/thresholds'
import type { ReplayPath } from './replay'

/** What a road looks like: lanes between barriers, a road with shops and lights, a street with houses. */
export type RoadLook = 'highway' | 'arterial' | 'street'

/** What stands around a clip (docs/rules.md TR-19): of the trip's own road, day and hour. */
export interface ClipScene {
  look: RoadLook
  /** The sun's altitude, degrees; below 0 it is down. */
  sunDeg: number
  /** 0 by day, 1 at night; between them dusk and dawn. */
  darkness: number
  /** 0 to 1: how red the sky is. */
  glow: number
  /** Meters along the trip: what stands beside the road stands there in every frame. */
  meters: number
  /** Chooses between clips that are otherwise alike. */
  seed: number
}

const LOOKS: Record<RoadClass, RoadLook> = {
  motorway: 'highway',
  trunk: 'highway',
  link: 'highway',
  primary: 'arterial',
  secondary: 'arterial',
  tertiary: 'street',
  minor: 'street',
  service: 'street',
}

/** By this altitude of the sun it is day, and by that one night (the end of civil twilight), degrees. */
const DAY_DEG = 3
const NIGHT_DEG = -7

/** The scene so many miles along a trip, at a moment. */
export function clipScene(
  path: ReplayPath,
  mile: number,
  position: LngLat,
  at: Date,
  tripId: string,
): ClipScene {
  const road = path.roads.find(({ to }) => (path.mileAt[to] ?? 0) >= mile) ?? path.roads.at(-1)
  const sunDeg = sunAltitudeDeg(at, position)
  const darkness = Math.min(1, Math.max(0, (DAY_DEG - sunDeg) / (DAY_DEG - NIGHT_DEG)))
  return {
    look: LOOKS[road?.roadClass ?? 'minor'],
    sunDeg,
    darkness,
    glow: Math.max(0, 1 - Math.abs(sunDeg + 1) / 7),
    meters: mile * METERS_PER_MILE,
    seed: seedOf(`scene of ${tripId} on ${road?.name ?? ''}`),
  }
}

/** A number from 0 to 1 for one of the things beside the road, the same in every frame. */
export function chanceAt(seed: number, index: number, what: number): number {
  return seededRandom(seed + index * 7919 + what * 104_729).next()
}

const RAD = Math.PI / 180
const DAY_MS = 86_400_000
/** Days from 1970 to noon of January 1, 2000. */
const J2000_DAYS = 10_957.5

/**
 * Altitude of the sun's middle above the horizon, degrees, without refraction: approximate solar
 * coordinates of the US Naval Observatory (Astronomical Almanac), good to some hundredths of a degree.
 */
export function sunAltitudeDeg(at: Date, [lng, lat]: LngLat): number {
  const days = at.getTime() / DAY_MS - J2000_DAYS
  const anomaly = (357.529 + 0.98560028 * days) * RAD
  const longitude =
    (280.459 + 0.98564736 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * RAD
  const obliquity = (23.439 - 0.00000036 * days) * RAD
  const declination = Math.asin(Math.sin(obliquity) * Math.sin(longitude))
  const ascension = Math.atan2(Math.cos(obliquity) * Math.sin(longitude), Math.cos(longitude))
  const sidereal = (18.697374558 + 24.06570982441908 * days) * 15 * RAD
  const hourAngle = sidereal + lng * RAD - ascension
  const sine =
    Math.sin(lat * RAD) * Math.sin(declination) +
    Math.cos(lat * RAD) * Math.cos(declination) * Math.cos(hourAngle)
  return Math.asin(sine) / RAD
}
