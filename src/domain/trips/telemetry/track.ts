import type { RoadClass } from '../../geo/road'
import { seededRandom, seedOf } from '../../kiosk/seededRandom'
import { crossings } from './lights'
import type { Piece } from './piece'
import { type RoadProfile, stretchAt } from './roadProfile'

/** Meters between two places at which the speed is worked out. */
const STEP = 14
/** What share of the limit is driven on a road of a class when nothing is in the way. */
const SHARE: Record<RoadClass, number> = {
  motorway: 0.97,
  trunk: 0.95,
  primary: 0.92,
  secondary: 0.9,
  tertiary: 0.88,
  minor: 0.82,
  service: 0.7,
  link: 0.8,
}
/** Just below the limit, so that a rounded reading does not say more. */
const WITHIN = 0.998
/** Nobody creeps more slowly than this between stops, meters a second. */
const CRAWL = 1.4

/** A place on the track where crawling traffic may slow the vehicle down: `rank` 0 to 1, the lowest first. */
interface SlowPlace {
  node: number
  rank: number
  speed: number
}

/** The drive in small steps; index = node. */
export interface Track {
  at: Float64Array
  /** Most that limit and bends allow, meters a second. */
  most: Float64Array
  /** What the driver aims at before the time is known. */
  aim: Float64Array
  /** For each piece the nodes of its knots. */
  knots: number[][]
  slowPlaces: SlowPlace[]
}

/**
 * Lays nodes along the path: knots, limit changes, bends, crossings, and steps between. The driver
 * may go `over` meters a second faster than the limit.
 */
export function layTrack(
  profile: RoadProfile,
  pieces: readonly Piece[],
  driver: string,
  over: number,
): Track {
  const random = seededRandom(seedOf(`track ${driver}`))
  const slow = crossings(profile.roads, random).map((at) => ({
    at,
    rank: random.next(),
    speed: 2 + 4 * random.next(),
  }))
  const marks = new Set<number>()
  const add = (meter: number): void => {
    if (meter > 0 && meter < profile.length) marks.add(meter)
  }
  for (const { from } of profile.roads) add(from)
  for (const { at } of profile.turns) add(at)
  for (const { at } of slow) add(at)
  for (let meter = STEP; meter < profile.length; meter += STEP) add(meter)
  const knots = new Set(pieces.flatMap((piece) => piece.knots.map(({ at }) => at)))
  // Within an event the speed is settled: only its knots count there.
  const inside = pieces.filter((piece) => piece.knots.length > 1)
  const free = [...marks].filter(
    (meter) =>
      !knots.has(meter) &&
      !inside.some(({ knots: k }) => (k[0]?.at ?? 0) < meter && meter < (k.at(-1)?.at ?? 0)),
  )
  const at = Float64Array.from([...free, ...knots]).sort()
  const node = new Map(Array.from(at, (meter, index) => [meter, index]))
  const most = new Float64Array(at.length)
  const aim = new Float64Array(at.length)
  const mood = 0.94 + 0.1 * random.next()
  const waves = [random.next() * 6.3, random.next() * 6.3]
  at.forEach((meter, index) => {
    const road = stretchAt(profile, meter)
    const before = stretchAt(profile, Math.max(0, meter - 0.01))
    const limit = Math.min(road?.limit ?? 0, before?.limit ?? 0)
    most[index] = Math.max(CRAWL, limit * WITHIN + over)
    // Traffic comes in waves of some hundred meters.
    const wave =
      1 -
      0.05 * (1 + Math.sin(meter / 170 + (waves[0] ?? 0))) -
      0.03 * (1 + Math.sin(meter / 61 + (waves[1] ?? 0)))
    aim[index] = limit * SHARE[road?.roadClass ?? 'minor'] * mood * wave
  })
  for (const turn of profile.turns) lower(most, node.get(turn.at), turn.speed)
  return {
    at,
    most,
    aim,
    knots: pieces.map((piece) => piece.knots.map((knot) => node.get(knot.at) ?? 0)),
    slowPlaces: slow.flatMap(({ at: meter, rank, speed }) => {
      const index = node.get(meter)
      return index === undefined ? [] : [{ node: index, rank, speed }]
    }),
  }
}

/** The track with slow places up to a rank, 0 (free road) to 1 (every crossing is full). */
export function overlaps(track: Track, rank: number): Track {
  const most = Float64Array.from(track.most)
  for (const place of track.slowPlaces) if (place.rank < rank) lower(most, place.node, place.speed)
  return { ...track, most }
}

function lower(list: Float64Array, index: number | undefined, value: number): void {
  if (index !== undefined) list[index] = Math.max(CRAWL, Math.min(list[index] ?? value, value))
}

/** A part of the track between two pieces, with the speeds it begins and ends at. */
export interface Gap {
  from: number
  to: number
  entry: number
  exit: number
  /** How briskly this driver speeds up and slows down, m/s2; more where the gap is too short for that. */
  speedUp: number
  slowDown: number
}

/**
 * Seconds that a gap takes when the driver's aims are scaled by `pace`. Writes the squares of the
 * speeds at its nodes into `square`.
 */
export function driveGap(track: Track, gap: Gap, pace: number, square: Float64Array): number {
  const { at, most, aim } = track
  const { from, to } = gap
  const up = 2 * gap.speedUp
  const down = 2 * gap.slowDown
  const entry = gap.entry ** 2
  const exit = gap.exit ** 2
  const start = at[from] as number
  const end = at[to] as number
  square[from] = entry
  for (let node = from + 1; node < to; node++) {
    const here = at[node] as number
    const wanted = Math.max(CRAWL, Math.min(most[node] as number, pace * (aim[node] as number))) ** 2
    // Never so slow that an event ahead or behind could not have its speed.
    const needed = Math.max(entry - down * (here - start), exit - up * (end - here))
    const won = (square[node - 1] as number) + up * (here - (at[node - 1] as number))
    square[node] = Math.min(Math.max(wanted, needed), won)
  }
  square[to] = exit
  let seconds = 0
  let after = gap.exit
  for (let node = to - 1; node >= from; node--) {
    const meters = (at[node + 1] as number) - (at[node] as number)
    const allowed = (square[node + 1] as number) + down * meters
    if (node > from && (square[node] as number) > allowed) square[node] = allowed
    const speed = Math.sqrt(square[node] as number)
    seconds += (2 * meters) / (speed + after)
    after = speed
  }
  return seconds
}
