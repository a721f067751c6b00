import { type Bounds, EDITED_MARGIN, EDITED_SPEED, RULE_BOUNDS } from '../../ruleBounds'
import type { RuleDraft } from '../../ruleDraft'
import { RULE_TYPES } from '../../ruleType'
import { FIRING_WINDOW_DAYS, type Firings } from '../firing'
import { countFirings, type DailyDraft } from './countFirings'
import type { FiringFacts } from './firingFacts'

/** Number of firings in the window for a rule that fires once a week. */
const WEEKLY_TIMES = FIRING_WINDOW_DAYS / 7
/** "About" means from half as often to twice as often. */
const ABOUT = 2

/** Whether a rule fires more than once a day for all of its vehicles together (docs/firing.md F11). */
export const firesTooOften = ({ times, window }: Pick<Firings, 'times' | 'window'>): boolean => times > window

/** A rule with a changed number, and how often it would have fired. */
export interface WeeklyRule {
  rule: DailyDraft
  times: number
}

/**
 * The rule with the number at which it would have fired about once a week (docs/firing.md F11). Null for a
 * rule that does not have exactly one number, or if no number comes close. A binary search: at most a dozen
 * counts.
 */
export function weeklyRule(rule: RuleDraft, facts: FiringFacts): WeeklyRule | null {
  const scale = scaleOf(rule)
  if (!scale) return null
  const { min, max, step, ruleWith } = scale
  let [low, high] = [Math.ceil(min / step), Math.floor(max / step)]
  let best: WeeklyRule | null = null
  while (low <= high) {
    const middle = Math.floor((low + high) / 2)
    const candidate = ruleWith(middle * step)
    const { times } = countFirings(candidate, facts)
    if (best === null || offBy(times) <= offBy(best.times)) best = { rule: candidate, times }
    if (times > WEEKLY_TIMES) low = middle + 1
    else high = middle - 1
  }
  return best && best.times >= WEEKLY_TIMES / ABOUT && best.times <= WEEKLY_TIMES * ABOUT ? best : null
}

const offBy = (times: number): number => Math.abs(times - WEEKLY_TIMES)

/** The number that decides how often a rule fires: the larger, the less often. */
interface Scale extends Bounds {
  step: number
  ruleWith: (value: number) => DailyDraft
}

function scaleOf(rule: RuleDraft): Scale | null {
  switch (rule.type) {
    case RULE_TYPES.driverBehavior: {
      const { fixed, road } = rule.speedConditions
      const withSpeeds = (change: Partial<typeof rule.speedConditions>) => ({
        ...rule,
        speedConditions: { ...rule.speedConditions, ...change },
      })
      const [only, ...others] = Object.entries(rule.toggles).flatMap(([toggle, on]) => (on ? [toggle] : []))
      if (others.length > 0) return null
      if (only === 'fixedSpeed')
        return {
          ...EDITED_SPEED[fixed.unit],
          step: 1,
          ruleWith: (speed) => withSpeeds({ fixed: { ...fixed, speed } }),
        }
      if (only === 'roadSpeed')
        return { ...EDITED_MARGIN, step: 1, ruleWith: (over) => withSpeeds({ road: { ...road, over } }) }
      return null
    }
    case RULE_TYPES.vehicleUtilization:
      return {
        ...RULE_BOUNDS.idleDays,
        step: 1,
        ruleWith: (lastTripRecorded) => ({ ...rule, lastTripRecorded }),
      }
    case RULE_TYPES.drivingLimit:
      return {
        ...RULE_BOUNDS.drivingLimit,
        // Limits that people set: half hours, and tens of miles or kilometers.
        step: rule.drivingLimit.unit === 'hours' ? 0.5 : 10,
        ruleWith: (number) => ({ ...rule, drivingLimit: { ...rule.drivingLimit, number } }),
      }
    default:
      return null
  }
}
