import { type SeededRandom, seededRandom } from '#domain/base/seededRandom'
import type { DotSubtype, Trip, TripDot } from '#domain/trips/trip'
import { eventDeduction, speedDeduction, tripScore } from '#domain/vehicle/score'
import type { TripDotType } from '#domain/vehicle/vehicle'

/** Minimum miles between two dots, as in the demo data. */
const APART_MI = 0.7

/** A random trip with well separated dots: random kinds, counts and score by the rules. */
export function madeTrip(seed: number): Trip {
  const random = seededRandom(seed)
  const distanceMi = random.int(25, 120) / 10
  const stopMinutes = random.next() < 0.3 ? random.int(4, 7) : 0
  const idleMinutes = Math.max(1, Math.round(distanceMi * 0.4)) + stopMinutes
  const minutes = Math.round((distanceMi / (18 + 7 * random.next())) * 60) + idleMinutes
  const dots = eventDots(random, distanceMi, stopMinutes)
  const count = (type: TripDotType, subtype?: DotSubtype): number =>
    dots.filter((dot) => dot.type === type || (subtype && dot.subtypes?.includes(subtype))).length
  const hardBraking = events(count(1, 'hardBrake'))
  const hardAcceleration = events(count(2, 'hardAcceleration'))
  const roadSpeeding = events(count(5, 'roadSpeeding'))
  const fast = count(12)
  const percent = fast > 0 ? random.int(2, 9) : 0
  const speedOver80 =
    fast > 0 ? { times: fast, percent, deduction: speedDeduction(fast, percent) } : undefined
  const parts = {
    ...(hardBraking && { hardBraking }),
    ...(hardAcceleration && { hardAcceleration }),
    ...(roadSpeeding && { roadSpeeding }),
    ...(speedOver80 && { speedOver80 }),
  }
  return {
    id: `t-${seed}`,
    driverId: `u-${seed % 40}`,
    distanceMi,
    minutes,
    idleMinutes,
    dots,
    score: tripScore({ ...parts, distanceMi }),
    ...parts,
  } as Trip
}

function events(times: number): { times: number; deduction: number } | undefined {
  return times > 0 ? { times, deduction: eventDeduction(times) } : undefined
}

function eventDots(random: SeededRandom, distanceMi: number, stopMinutes: number): TripDot[] {
  const dots: TripDot[] = [dotOf(0, 0)]
  const kinds: TripDotType[] = [1, 2, 4, 5, 9, 10, 11]
  let idled = stopMinutes === 0
  let fast = distanceMi < 5
  for (let mile = APART_MI; mile < distanceMi - APART_MI; mile += APART_MI * (1 + random.next())) {
    const at = Number((mile / distanceMi).toFixed(3))
    if (!idled) {
      dots.push({ ...dotOf(6, at), idleMinutes: stopMinutes })
      idled = true
    } else if (!fast && random.next() < 0.3) {
      mile += 0.6
      const later = Number((mile / distanceMi).toFixed(3))
      if (later < 0.8) dots.push(dotOf(12, later))
      mile += 0.6
      fast = true
    } else {
      const type = random.pick(kinds)
      dots.push(type === 9 ? { ...dotOf(9, at), subtypes: subtypesOf(random) } : dotOf(type, at))
    }
  }
  dots.push(dotOf(3, 1))
  return dots.map((dot, index) => ({ ...dot, id: index + 1 }))
}

function subtypesOf(random: SeededRandom): DotSubtype[] {
  return random.pick<DotSubtype[]>([
    ['hardBrake', 'roadSpeeding'],
    ['hardBrake', 'hardAcceleration'],
    ['roadSpeeding', 'hardAcceleration'],
    ['hardBrake', 'roadSpeeding', 'hardAcceleration'],
  ])
}

function dotOf(type: TripDotType, at: number): TripDot {
  return { type, at } as TripDot
}
