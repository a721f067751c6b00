import type { SeededRandom } from '#domain/base/seededRandom'
import type { RoadClass } from '#domain/geo/road'
import type { DriveSegment } from './driveSegment'
import { MAX_OVER_MPS, type Manner, slowDownShare, speedUpShare } from './manner'
import { type RoadProfile, stretchAt } from './roadProfile'
import type { Crossing } from './trafficStops'

/** Meters between two nodes of the profile. */
const STEP_METERS = 12
/** Share of the limit that is driven on narrow or winding roads. */
const NARROW_SHARE: Partial<Record<RoadClass, number>> = { service: 0.75, link: 0.85 }
/** Speed is never constant: waves of traffic and attention, m/s and meters. */
const WAVES = [
  { speed: 0.75, meters: 210 },
  { speed: 0.5, meters: 84 },
  { speed: 0.25, meters: 31 },
] as const
const HIGHEST_WAVE = WAVES.reduce((sum, { speed }) => sum + speed, 0)
/** Minimum speed between stops, m/s. */
const MIN_MOVING_SPEED = 1.4

/** A node where traffic may slow the vehicle down; lower ranks (0 to 1) fill first. */
interface CongestionNode {
  node: number
  rank: number
  speed: number
}

/** Speeds along the drive in small steps; every list is indexed by node. */
export interface SpeedProfile {
  at: Float64Array
  /** Maximum speed by limit and bends, m/s. */
  maxSpeed: Float64Array
  /** The driver's target speed before the pace is applied, m/s. */
  targetSpeed: Float64Array
  /** The nodes of each segment's points. */
  segmentNodes: number[][]
  congestion: CongestionNode[]
}

/** Creates nodes along the path at segment points, limit changes, bends, crossings and steps in between. */
export function makeSpeedProfile(
  profile: RoadProfile,
  segments: readonly DriveSegment[],
  crossings: readonly Crossing[],
  manner: Manner,
  random: SeededRandom,
): SpeedProfile {
  const congested = crossings.map(({ at }) => ({
    at,
    rank: random.next(),
    // A light that turns green, or a queue that starts moving.
    speed: 3.5 + 5.5 * random.next(),
  }))
  const nodeMeters = new Set<number>()
  const add = (meter: number): void => {
    if (meter > 0 && meter < profile.length) nodeMeters.add(meter)
  }
  for (const { from } of profile.roads) add(from)
  for (const { at } of profile.turns) add(at)
  for (const { at } of congested) add(at)
  for (let meter = STEP_METERS; meter < profile.length; meter += STEP_METERS) add(meter)
  const pointMeters = new Set(segments.flatMap((segment) => segment.points.map(({ at }) => at)))
  // Within an event the speed is fixed: only its own points count there.
  const inside = segments.filter((segment) => segment.points.length > 1)
  const free = [...nodeMeters].filter(
    (meter) =>
      !pointMeters.has(meter) &&
      !inside.some(({ points: k }) => (k[0]?.at ?? 0) < meter && meter < (k.at(-1)?.at ?? 0)),
  )
  const at = Float64Array.from([...free, ...pointMeters]).sort()
  const node = new Map(Array.from(at, (meter, index) => [meter, index]))
  const maxSpeed = new Float64Array(at.length)
  const targetSpeed = new Float64Array(at.length)
  const phases = WAVES.map(() => random.next() * 2 * Math.PI)
  at.forEach((meter, index) => {
    const road = stretchAt(profile, meter)
    const before = stretchAt(profile, Math.max(0, meter - 0.01))
    const limit = Math.min(road?.limit ?? 0, before?.limit ?? 0)
    const wave = WAVES.reduce(
      (sum, { speed, meters }, number) => sum + speed * Math.sin(meter / meters + (phases[number] ?? 0)),
      0,
    )
    maxSpeed[index] = Math.max(MIN_MOVING_SPEED, limit + MAX_OVER_MPS + (wave - HIGHEST_WAVE) / 3)
    const share = NARROW_SHARE[road?.roadClass ?? 'minor'] ?? 1
    targetSpeed[index] = Math.max(MIN_MOVING_SPEED, limit * share + manner.overLimit + wave)
  })
  for (const turn of profile.turns) lowerTo(maxSpeed, node.get(turn.at), turn.speed)
  return {
    at,
    maxSpeed,
    targetSpeed,
    segmentNodes: segments.map((segment) => segment.points.map((point) => node.get(point.at) ?? 0)),
    congestion: congested.flatMap(({ at: meter, rank, speed }) => {
      const index = node.get(meter)
      return index === undefined ? [] : [{ node: index, rank, speed }]
    }),
  }
}

/** The profile with traffic up to a rank, 0 (free road) to 1 (every crossing congested). */
export function withCongestion(speedProfile: SpeedProfile, rank: number): SpeedProfile {
  const maxSpeed = Float64Array.from(speedProfile.maxSpeed)
  for (const congested of speedProfile.congestion)
    if (congested.rank < rank) lowerTo(maxSpeed, congested.node, congested.speed)
  return { ...speedProfile, maxSpeed }
}

function lowerTo(list: Float64Array, index: number | undefined, value: number): void {
  if (index !== undefined) list[index] = Math.max(MIN_MOVING_SPEED, Math.min(list[index] ?? value, value))
}

/** The nodes between two segments, with the speeds at both ends. */
export interface Gap {
  from: number
  to: number
  entry: number
  exit: number
  /** Acceleration and deceleration, m/s2; higher where the gap is too short. */
  speedUp: number
  slowDown: number
  /** Whether both change with the speed as a driver's do; next to an event they do not. */
  shaped: boolean
}

/**
 * Seconds that a gap takes with target speeds scaled by `pace`. Writes the squared speeds at its nodes into
 * `squaredSpeed`.
 */
export function gapSeconds(
  speedProfile: SpeedProfile,
  gap: Gap,
  pace: number,
  squaredSpeed: Float64Array,
): number {
  const { at, maxSpeed, targetSpeed } = speedProfile
  const { from, to, shaped } = gap
  const up = 2 * gap.speedUp
  const down = 2 * gap.slowDown
  const entry = gap.entry ** 2
  const exit = gap.exit ** 2
  const start = at[from] as number
  const end = at[to] as number
  squaredSpeed[from] = entry
  let before = gap.entry
  for (let node = from + 1; node < to; node++) {
    const here = at[node] as number
    const target =
      Math.max(MIN_MOVING_SPEED, Math.min(maxSpeed[node] as number, pace * (targetSpeed[node] as number))) **
      2
    // Fast enough for the speeds of the events on either side.
    const minimum = Math.max(entry - down * (here - start), exit - up * (end - here))
    const meters = here - (at[node - 1] as number)
    const reachable = before * before + (shaped ? up * speedUpShare(before) : up) * meters
    const squared = Math.min(Math.max(target, minimum), reachable)
    squaredSpeed[node] = squared
    before = Math.sqrt(squared)
  }
  squaredSpeed[to] = exit
  let seconds = 0
  let after = gap.exit
  for (let node = to - 1; node >= from; node--) {
    const meters = (at[node + 1] as number) - (at[node] as number)
    const allowed = after * after + (shaped ? down * slowDownShare(after) : down) * meters
    if (node > from && (squaredSpeed[node] as number) > allowed) squaredSpeed[node] = allowed
    const speed = Math.sqrt(squaredSpeed[node] as number)
    seconds += (2 * meters) / (speed + after)
    after = speed
  }
  return seconds
}
