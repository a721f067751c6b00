import { seededRandom, seedOf } from '#domain/base/seededRandom'
import type { LngLat } from '#domain/geo/lngLat'
import type { RoadClass } from '#domain/geo/road'
import { METERS_PER_MILE } from '../telemetry/thresholds'
import type { ReplayPath } from './replay'

/** The look of a road: lanes between barriers, a road with shops and lights, a street with houses. */
export type RoadLook = 'highway' | 'arterial' | 'street'

/** The surroundings of a clip (docs/rules.md TR-19), by the trip's own road, day and hour. */
export interface ClipScene {
  look: RoadLook
  /** The sun's altitude, degrees; below 0 it is down. */
  sunDeg: number
  /** 0 by day, 1 at night; in between at dusk and dawn. */
  darkness: number
  /** Redness of the sky, 0 to 1. */
  glow: number
  /** Meters along the trip, so that roadside objects stay in place from frame to frame. */
  meters: number
  /** Varies clips that are otherwise alike. */
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

/** Altitudes of the sun above which it is day and below which it is night (the end of civil twilight), degrees. */
const DAY_DEG = 3
const NIGHT_DEG = -7

/** The scene after a number of miles of a trip, at a given time. */
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

/** A number from 0 to 1 for a roadside object, the same in every frame. */
export function chanceAt(seed: number, index: number, what: number): number {
  return seededRandom(seed + index * 7919 + what * 104_729).next()
}

const RAD = Math.PI / 180
const DAY_MS = 86_400_000
/** Days from 1970 to noon of January 1, 2000. */
const J2000_DAYS = 10_957.5

/**
 * Altitude of the sun's center above the horizon, degrees, without refraction: approximate solar coordinates
 * of the US Naval Observatory (Astronomical Almanac), accurate to some hundredths of a degree.
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
