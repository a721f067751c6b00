import { type SeededRandom, seededRandom, seedOf } from '#domain/base/seededRandom'
import { LOW_LEVEL_PERCENT } from '#domain/vehicle/lowReadings'
import type { ModelSpec } from '../plan/models'
import { tankOf } from '../plan/models'

/** Days in which a standing vehicle loses a percent: a battery by itself, a tank by being moved about. */
const DAYS_PER_PERCENT = { ev: [4, 8], gas: [11, 22] } as const
/** A level of now that is low became so at most so many days ago. */
const LOW_SINCE_DAYS = 40
/** Fuller than this is never seen at a day's end, percent. */
const FULL_PERCENT = 92
/** Percent at which a lent vehicle is filled. */
const FILLED_AT = [14, 40] as const

interface Levels {
  id: string
  spec: ModelSpec
  /** Percent now. */
  now: number
  /** Days in stock. */
  days: number
  /** Gallons or kWh used today, and on each day before. */
  usedToday: number
  used: readonly number[]
}

/** Percent of fuel or charge at the end of each day in stock, entry 0 yesterday, reckoned backwards. */
export function dealerLevels({ id, spec, now, days, usedToday, used }: Levels): number[] {
  const random = seededRandom(seedOf(`levels of ${id}`))
  const isLent = used.some((one) => one > 0)
  const lost = lossesOf(random, spec, now, isLent ? 0 : days)
  const percentOf = (amount: number): number => (100 * amount) / tankOf(spec)
  let percent = now + percentOf(usedToday)
  return Array.from({ length: days }, (_, at) => {
    const atEnd = Math.round(percent)
    percent += percentOf(used[at] ?? 0) + (lost[at] ?? 0)
    if (percent > FULL_PERCENT) percent = isLent ? random.int(...FILLED_AT) : FULL_PERCENT
    return atEnd
  })
}

/** What a standing vehicle lost on each day, percent; one that is low now became so on some day in stock. */
function lossesOf(random: SeededRandom, { ev }: ModelSpec, now: number, days: number): number[] {
  const [from, to] = DAYS_PER_PERCENT[ev ? 'ev' : 'gas']
  const usual = 1 / random.int(from, to)
  // One percent more than the threshold on the day before it was low.
  const steps = LOW_LEVEL_PERCENT + 1 - now
  const most = Math.max(1, Math.min(LOW_SINCE_DAYS, days - 1))
  const since = random.int(Math.min(most, steps), most)
  const steep = steps / since
  return Array.from({ length: days }, (_, at) => (now <= LOW_LEVEL_PERCENT && at < since ? steep : usual))
}
