import { ACCOUNT_RULES } from './accountRules'
import { DAY_RULES } from './days/dayRules'
import { DRIVING_RULES } from './driving'
import { FLEET_RULES } from './fleet'
import { PEOPLE_RULES } from './people'
import { RATE_RULES } from './rates'
import type { CrossRule, DemoData } from './rule'
import { SPENDING_RULES } from './spending'
import { STORY_RULES } from './story'
import { TRIP_RULES } from './trips'

/** Every rule across datasets but those of ways (paths.ts, routes.ts); a subject adds its own list. */
export const CROSS_RULES: readonly CrossRule[] = [
  ...FLEET_RULES,
  ...PEOPLE_RULES,
  ...DRIVING_RULES,
  ...DAY_RULES,
  ...TRIP_RULES,
  ...RATE_RULES,
  ...SPENDING_RULES,
  ...STORY_RULES,
  ...ACCOUNT_RULES,
]

/** One line of the report: what must hold, how much was checked, what breaks it. */
export interface RuleReport {
  says: string
  checked: number
  problems: string[]
}

/** Runs every rule over the data. */
export function checkRules(data: DemoData, rules: readonly CrossRule[] = CROSS_RULES): RuleReport[] {
  return rules.map(({ says, check }) => ({ says, ...check(data) }))
}
