import { changePercent } from '#domain/behavior/behavior'
import { economyMpg } from '#domain/vehicle/energy'
import type { HeadlineFinder } from './headline'

const LEAST_STORM_DAYS = 3
/** Minimum loss of economy in a storm, percent. */
const LEAST_FALL = 2

/** The economy of gas vehicles was lower on the days of a storm (docs/measures.md M29). */
export const findStorm: HeadlineFinder = ({ stormDaysAgo, days, facts: { sums } }) => {
  const storm = stormDaysAgo.filter((daysAgo) => daysAgo >= 1 && daysAgo <= days)
  if (storm.length < LEAST_STORM_DAYS || days - storm.length < LEAST_STORM_DAYS) return null
  const isStorm = new Set(storm)
  const over = (wanted: boolean) => {
    const part = { days: 0, miles: 0, gallons: 0, driven: 0 }
    for (let at = 0; at < days; at++) {
      if (isStorm.has(at + 1) !== wanted) continue
      part.days += 1
      part.miles += sums.gasMi[at] ?? 0
      part.gallons += sums.gallons[at] ?? 0
      part.driven += sums.drivenVehicles[at] ?? 0
    }
    return { economy: economyMpg(part.miles, part.gallons, false), driven: part.driven / part.days }
  }
  const [during, other] = [over(true), over(false)]
  const change = changePercent(during.economy, other.economy)
  if (during.economy === null || other.economy === null || change === null || change > -LEAST_FALL)
    return null
  return {
    kind: 'storm',
    fromDaysAgo: Math.max(...storm),
    toDaysAgo: Math.min(...storm),
    economy: during.economy,
    otherwise: other.economy,
    change,
    driven: during.driven,
    drivenOtherwise: other.driven,
  }
}
