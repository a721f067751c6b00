import { seededRandom, seedOf } from '#domain/base/seededRandom'
import { LOW_TIRE_PSI } from '#domain/vehicle/lowReadings'

/** Miles that take one percent of the oil's life: a change about every 7,000 miles. */
const MILES_PER_OIL_PERCENT = [62, 82] as const
/** Percent left when the oil is changed. */
const OIL_AT_CHANGE = [3, 22] as const

/** Days in which a sound tire loses one psi, and one with a slow leak. */
const DAYS_PER_PSI = { sound: [7, 16], leaking: [2, 5] } as const
/** Psi under the recommendation after a tire was filled. */
const FILLED_PSI = 0
/** A tire this far under its recommendation has a nail in it: it loses so much a day. */
const PUNCTURED_PSI = 8
const PUNCTURE_PSI_PER_DAY = 3
/** Psi under the recommendation at which somebody fills a sound tire. */
const FILLED_AT_PSI = [1, 4] as const

/**
 * Oil life of each day, entry 0 yesterday, reckoned backwards from what the vehicle shows now: it was
 * higher by what was driven since, and where it would pass 100 percent the oil was changed.
 */
export function oilDays(id: string, now: number, milesToday: number, miles: readonly number[]): number[] {
  const random = seededRandom(seedOf(`oil of ${id}`))
  const perPercent = random.int(...MILES_PER_OIL_PERCENT)
  let percent = now + milesToday / perPercent
  return miles.map((driven) => {
    const atEnd = Math.min(100, Math.round(percent))
    percent += driven / perPercent
    if (percent > 100) percent = random.int(...OIL_AT_CHANGE)
    return atEnd
  })
}

/**
 * Psi that the worst tire was under its recommendation at the end of each day, entry 0 yesterday,
 * reckoned backwards from now: it was fuller before, and where it would be fuller than after a filling
 * it was filled.
 */
export function tireDays(id: string, now: number, days: number): number[] {
  const random = seededRandom(seedOf(`tires of ${id}`))
  let shortfall = now
  // A leak that nobody has mended goes back to where the tire was sound.
  let leaking = now >= LOW_TIRE_PSI
  const daysPerPsi = (): number => {
    const [least, most] = DAYS_PER_PSI[leaking ? 'leaking' : 'sound']
    return shortfall >= PUNCTURED_PSI ? 1 : random.int(least, most)
  }
  let left = daysPerPsi()
  return Array.from({ length: days }, () => {
    const atEnd = shortfall
    left -= 1
    if (left <= 0) {
      const lost = shortfall >= PUNCTURED_PSI ? PUNCTURE_PSI_PER_DAY : 1
      shortfall = shortfall <= FILLED_PSI ? random.int(...FILLED_AT_PSI) : shortfall - lost
      leaking &&= shortfall >= LOW_TIRE_PSI
      left = daysPerPsi()
    }
    return atEnd
  })
}
