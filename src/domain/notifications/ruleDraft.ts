import type { NotificationRule } from './notificationRule'

/** What a rule says before it is stored: everything but its id, name and time of saving. */
export type RuleDraft = NotificationRule extends infer Rule
  ? Rule extends NotificationRule
    ? Omit<Rule, 'id' | 'name' | 'lastUpdated'>
    : never
  : never
