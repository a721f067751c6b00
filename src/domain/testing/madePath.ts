import { type SeededRandom, seededRandom } from '#domain/base/seededRandom'
import type { LngLat } from '#domain/geo/lngLat'
import type { RoadClass } from '#domain/geo/road'
import type { DrivenPath } from '#domain/trips/telemetry/roadProfile'

/** Limits of city streets, mph, as they are posted in each country (km/h in two of them). */
const LIMITS: Record<'us' | 'ca' | 'mx', Partial<Record<RoadClass, number>>> = {
  us: { motorway: 60, primary: 40, secondary: 35, tertiary: 30, minor: 25, service: 15 },
  ca: { motorway: 62.1, primary: 37.3, secondary: 31.1, tertiary: 31.1, minor: 24.9, service: 12.4 },
  mx: { motorway: 62.1, primary: 43.5, secondary: 37.3, tertiary: 24.9, minor: 18.6, service: 12.4 },
}

/**
 * A random path through a street grid: straight roads of a few classes with right angles and slight bends,
 * and motorway wherever `motorwayAt` (0 to 1 along the path) is true.
 */
export function madePath(
  seed: number,
  distanceMi: number,
  region: 'us' | 'ca' | 'mx' = 'us',
  motorwayAt: (share: number) => boolean = () => false,
): DrivenPath {
  const random = seededRandom(seed)
  const points: LngLat[] = [[-87.7, 41.9]]
  const mileAt = [0]
  const roads: { from: number; to: number; roadClass: RoadClass; limitMph: number }[] = []
  let heading = random.int(0, 3) * 90
  let done = 0
  while (done < distanceMi) {
    const fast = motorwayAt(done / distanceMi)
    const roadClass = fast ? 'motorway' : classOf(random, done, distanceMi)
    const wanted = fast ? 0.15 : random.int(4, 40) / 40
    const from = points.length - 1
    for (let way = 0; way < wanted && done < distanceMi; ) {
      const piece = Math.min(0.02 + random.next() * 0.12, wanted - way + 0.001, distanceMi - done)
      way += piece
      done += piece
      points.push(moved(points.at(-1) ?? [0, 0], piece, heading))
      mileAt.push(done)
      heading += fast ? random.int(-2, 2) : random.int(-12, 12)
    }
    roads.push({ from, to: points.length - 1, roadClass, limitMph: LIMITS[region][roadClass] ?? 25 })
    if (!fast && !motorwayAt(done / distanceMi)) heading += random.pick([-90, 90, 90, -90, 0])
  }
  mileAt[mileAt.length - 1] = distanceMi
  return { points, mileAt, roads }
}

function classOf(random: SeededRandom, done: number, distanceMi: number): RoadClass {
  if (done < 0.1) return 'service'
  if (done > distanceMi - 0.3) return 'minor'
  return random.weighted([
    ['primary', distanceMi],
    ['secondary', 6],
    ['tertiary', 4],
    ['minor', 2],
  ])
}

function moved([lng, lat]: LngLat, miles: number, heading: number): LngLat {
  const angle = (heading * Math.PI) / 180
  return [lng + (Math.sin(angle) * miles) / 51.5, lat + (Math.cos(angle) * miles) / 69.1]
}
