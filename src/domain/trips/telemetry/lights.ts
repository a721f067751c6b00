import type { SeededRandom } from '../../kiosk/seededRandom'
import { BRISK, first, type Knot, last, type Piece, stopAt } from './piece'
import type { RoadProfile } from './roadProfile'
import { IDLE_STOP_SECONDS } from './thresholds'

/** A red light or a crossing holds a vehicle for so long at most, seconds. */
const LONGEST_LIGHT = 95
/** What may stand anywhere without being an idling event. */
const LONGEST_STAND = IDLE_STOP_SECONDS - 20
/** Junctions are where the road bends more sharply than this allows, meters a second. */
const JUNCTION_SPEED = 9
/** Crossings along a street, meters apart. */
const BLOCK = 160
/** Meters between two stops. */
const APART = 120

/**
 * Adds stops so that the vehicle stands `standing` seconds in all: a little before it sets off and
 * at its end, the rest at junctions and crossings that are clear of every event. In a hurry they are
 * as few as can be.
 */
export function addLights(
  pieces: readonly Piece[],
  standing: number,
  profile: RoadProfile,
  random: SeededRandom,
  hurry: boolean,
): Piece[] {
  let left = standing - pieces.reduce((sum, piece) => sum + piece.standing, 0)
  const all = [...pieces]
  const take = (seconds: number): number => {
    const taken = Math.max(0, Math.min(left, Math.round(seconds)))
    left -= taken
    return taken
  }
  const start = take(5 + random.int(0, 12))
  const end = take(3 + random.int(0, 7))
  const lights: { at: number; seconds: number }[] = []
  for (const at of places(profile, random)) {
    if (left <= 0) break
    if (!isClear(at, all)) continue
    const seconds = take(left < 20 || hurry ? Math.min(left, LONGEST_LIGHT) : random.int(14, 70))
    lights.push({ at, seconds })
    all.push(stopAt(at, seconds))
    all.sort((a, b) => first(a).at - first(b).at)
  }
  // Too few places: everybody waits longer, at the curb as well.
  const waits = [...lights, { at: 0, seconds: start }, { at: profile.length, seconds: end }]
  for (const wait of waits) wait.seconds += take(LONGEST_STAND - wait.seconds)
  const final = waits.at(-1)
  if (final) final.seconds += take(left)
  const seconds = new Map(waits.map((wait) => [wait.at, wait.seconds]))
  return all.map((piece) => {
    const { at, speed } = first(piece)
    const waited = speed === 0 && piece.knots.length === 1 ? seconds.get(at) : undefined
    return waited === undefined
      ? piece
      : stopAt(at, piece.standing > 0 ? Math.max(piece.standing, waited) : waited)
  })
}

/** Where one may have to stop: junctions first, then crossings of streets, in an order of chance. */
function places({ roads, turns }: RoadProfile, random: SeededRandom): number[] {
  const junctions = turns.filter(({ speed }) => speed < JUNCTION_SPEED).map(({ at }) => Math.max(0, at - 8))
  return [...random.shuffle(junctions), ...random.shuffle(crossings(roads, random))]
}

/** Crossings along a path: where the road changes, and every block of a street. None on a motorway. */
export function crossings(roads: RoadProfile['roads'], random: SeededRandom): number[] {
  return roads
    .filter(({ roadClass }) => roadClass !== 'motorway' && roadClass !== 'link' && roadClass !== 'trunk')
    .flatMap(({ from, to }) => {
      const at: number[] = []
      for (
        let meter = from + BLOCK * (0.5 + random.next());
        meter < to;
        meter += BLOCK * (1 + random.next())
      ) {
        at.push(meter)
      }
      return at
    })
}

/** Whether one can stop there and be back at every event's speed in time. */
function isClear(at: number, pieces: readonly Piece[]): boolean {
  return pieces.every((piece) => {
    const from = first(piece)
    const to = last(piece)
    return at < from.at - needed(from) || at > to.at + needed(to)
  })
}

function needed({ speed }: Knot): number {
  return Math.max(APART, speed ** 2 / (2 * (BRISK - 0.2)) + 25)
}
