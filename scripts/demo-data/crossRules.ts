import { ANNOUNCEMENT_RULES } from './rules/announcements'
import { FEED_RULES } from './rules/feed'
import { PEOPLE_RULES } from './rules/people'
import { RECALL_RULES } from './rules/recalls'
import type { CrossRule, DemoData } from './rules/rule'
import { USER_SETTINGS_RULES } from './rules/userSettings'

/** Every rule across datasets; a subject adds its own list. */
export const CROSS_RULES: readonly CrossRule[] = [
  ...PEOPLE_RULES,
  ...USER_SETTINGS_RULES,
  ...FEED_RULES,
  ...ANNOUNCEMENT_RULES,
  ...RECALL_RULES,
]

/** One line of the report: what must hold, how much was looked at, what breaks it. */
export interface RuleReport {
  says: string
  looked: number
  problems: string[]
}

/** Runs every rule over the data. */
export function checkRules(data: DemoData, rules: readonly CrossRule[] = CROSS_RULES): RuleReport[] {
  return rules.map(({ says, check }) => ({ says, ...check(data) }))
}
