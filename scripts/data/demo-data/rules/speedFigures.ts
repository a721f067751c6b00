import type { Region } from '#domain/base/locale'
import { detectEvents } from '#domain/trips/telemetry/events'
import { secondAt, type Telemetry } from '#domain/trips/telemetry/telemetry'
import { IDLE_STOP_SECONDS } from '#domain/trips/telemetry/thresholds'
import type { DecodedPath } from '#domain/trips/tripPath'
import { isFastRoad } from '../routing/shortestPathTree'
import type { DemoData } from './rule'
import { type TripReading, tripReadings } from './tripReadings'

/** How the trips of a region are driven: speeds in mph, changes of speed in mph a second. */
export interface SpeedFigures {
  trips: number
  /** Quartiles of the speed of each second in motion, off and on fast roads. */
  town: Quartiles
  highway: Quartiles
  /** Mean speed of trips without a fast road, from ignition on to ignition off, without long idling. */
  townTripMph: number
  /** Share of the seconds in motion in town that are within 5 mph of the limit. */
  nearLimitShare: number
  /** Stops under way shorter than idling, for each mile in town, and how long they are. */
  stopsPerMile: number
  stopSeconds: Quartiles & { mean: number; shortest: number; longest: number }
  /** 95th percentile and most of speeding up and of slowing down in a second, without hard events. */
  speedUp: { usual: number; most: number }
  slowDown: { usual: number; most: number }
  /** The longest run of seconds in motion, in town, whose speed stays within 1 mph. */
  flatSeconds: number
}

export interface Quartiles {
  low: number
  median: number
  high: number
}

/** Seconds around a hard event whose change of speed is its own. */
const EVENT_SECONDS = 2
const NEAR_LIMIT_MPH = 5
const FLAT_MPH = 1

/** The report prints what a rule has looked at. */
const known = new WeakMap<DemoData, Map<Region, SpeedFigures>>()

/** Figures of the readings of all trips in a region; docs/rules.md TR-16 says what they must be. */
export function speedFigures(data: DemoData, region: Region): SpeedFigures {
  const regions = known.get(data) ?? new Map<Region, SpeedFigures>()
  known.set(data, regions)
  const figures = regions.get(region) ?? makeFigures(data, region)
  regions.set(region, figures)
  return figures
}

function makeFigures(data: DemoData, region: Region): SpeedFigures {
  const all = emptySamples()
  for (const reading of tripReadings(data, region)) addTrip(all, reading)
  const { length } = all.stops
  const [stops, speedUps, slowDowns] = [all.stops, all.speedUps, all.slowDowns].map(sorted) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  return {
    trips: all.trips,
    town: quartiles(sorted(all.town)),
    highway: quartiles(sorted(all.highway)),
    townTripMph: (3600 * all.townTripMiles) / all.townTripSeconds,
    nearLimitShare: all.nearLimit / all.town.length,
    stopsPerMile: length / all.townMiles,
    stopSeconds: {
      ...quartiles(stops),
      mean: stops.reduce((sum, seconds) => sum + seconds, 0) / length,
      shortest: stops[0] ?? 0,
      longest: stops.at(-1) ?? 0,
    },
    speedUp: { usual: percentile(speedUps, 0.95), most: speedUps.at(-1) ?? 0 },
    slowDown: { usual: percentile(slowDowns, 0.95), most: slowDowns.at(-1) ?? 0 },
    flatSeconds: all.flatSeconds,
  }
}

interface Samples {
  trips: number
  town: number[]
  highway: number[]
  nearLimit: number
  townMiles: number
  townTripMiles: number
  townTripSeconds: number
  stops: number[]
  speedUps: number[]
  slowDowns: number[]
  flatSeconds: number
}

const emptySamples = (): Samples => ({
  trips: 0,
  town: [],
  highway: [],
  nearLimit: 0,
  townMiles: 0,
  townTripMiles: 0,
  townTripSeconds: 0,
  stops: [],
  speedUps: [],
  slowDowns: [],
  flatSeconds: 0,
})

function addTrip(all: Samples, { trip, path, telemetry }: TripReading): void {
  const kinds = roadKinds(telemetry, path)
  all.trips++
  addSpeeds(all, telemetry, kinds)
  addChanges(all, telemetry)
  const idled = addStops(all, telemetry)
  if (kinds.includes('highway')) return
  all.townTripMiles += trip.distanceMi
  all.townTripSeconds += telemetry.seconds - idled
}

type RoadKind = 'town' | 'highway' | 'ramp'

/** What kind of road the vehicle is on at each second. */
function roadKinds(telemetry: Telemetry, path: DecodedPath): RoadKind[] {
  const kinds: RoadKind[] = []
  for (const road of path.roads) {
    const until = Math.ceil(secondAt(telemetry, path.mileAt[road.to] ?? 0))
    const kind = isFastRoad(road) ? 'highway' : road.roadClass === 'link' ? 'ramp' : 'town'
    while (kinds.length < until) kinds.push(kind)
  }
  while (kinds.length <= telemetry.seconds) kinds.push(kinds.at(-1) ?? 'town')
  return kinds
}

function addSpeeds(all: Samples, telemetry: Telemetry, kinds: readonly RoadKind[]): void {
  const { seconds, speedMph, limitMph, mileAt } = telemetry
  let flatFrom = 0
  let [low, high] = [0, 0]
  for (let second = 0; second <= seconds; second++) {
    const speed = speedMph[second] ?? 0
    low = Math.min(low, speed)
    high = Math.max(high, speed)
    if (speed === 0 || high - low > FLAT_MPH) [flatFrom, low, high] = [second, speed, speed]
    all.flatSeconds = Math.max(all.flatSeconds, second - flatFrom)
    if (kinds[second] === 'town')
      all.townMiles += (mileAt[second + 1] ?? mileAt[seconds] ?? 0) - (mileAt[second] ?? 0)
    if (speed === 0) continue
    if (kinds[second] === 'highway') all.highway.push(speed)
    if (kinds[second] !== 'town') continue
    all.town.push(speed)
    if (Math.abs(speed - (limitMph[second] ?? 0)) <= NEAR_LIMIT_MPH) all.nearLimit++
  }
}

function addChanges(all: Samples, telemetry: Telemetry): void {
  const { seconds, speedMph } = telemetry
  const hard = detectEvents(telemetry).filter(({ kind }) => kind !== 'idling' && kind !== 'roadSpeeding')
  for (let second = 0; second < seconds; second++) {
    if (hard.some((one) => second > one.second - EVENT_SECONDS && second < one.lastSecond + EVENT_SECONDS))
      continue
    const change = (speedMph[second + 1] ?? 0) - (speedMph[second] ?? 0)
    if (change > 0.1) all.speedUps.push(change)
    if (change < -0.1) all.slowDowns.push(-change)
  }
}

/** Adds the stops under way; returns the seconds of idling. */
function addStops(all: Samples, { seconds, speedMph }: Telemetry): number {
  let idled = 0
  let from = -1
  for (let second = 0; second <= seconds; second++) {
    if (speedMph[second] === 0) {
      if (from < 0) from = second
      continue
    }
    const stood = from < 0 ? 0 : second - 1 - from
    if (from > 0 && stood > 0) {
      if (stood < IDLE_STOP_SECONDS) all.stops.push(stood)
      else idled += stood
    }
    from = -1
  }
  return idled
}

function quartiles(values: Float64Array): Quartiles {
  return { low: percentile(values, 0.25), median: percentile(values, 0.5), high: percentile(values, 0.75) }
}

function sorted(values: readonly number[]): Float64Array {
  return Float64Array.from(values).sort()
}

/** The value that a share of all sorted values is below. */
function percentile(values: Float64Array, share: number): number {
  return values[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0
}
