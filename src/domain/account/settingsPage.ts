import { oneOf, searchChecker } from '#domain/base/search'
import { RULE_TYPES, type RuleType } from '#domain/notifications/ruleType'

/** Settings pages by number, separate from the numbers of notification types (docs/decisions.md Q4). */
export const SETTINGS_PAGES = { account: 1, region: 2, appearance: 3, notifications: 4 } as const
export type SettingsPage = (typeof SETTINGS_PAGES)[keyof typeof SETTINGS_PAGES]

/** Notifications (docs/rules.md SE-01). */
export const DEFAULT_SETTINGS_PAGE = 4

export function isSettingsPage(value: unknown): value is SettingsPage {
  return Object.values<unknown>(SETTINGS_PAGES).includes(value)
}

/** Search parameters of the settings: a page, or a type whose notification rules open. */
export const checkSettingsSearch = searchChecker({
  page: oneOf(['1', '2', '3', '4']),
  type: oneOf(['1', '3', '7', '8', '9', '10', '11', '12']),
})
export type SettingsSearch = ReturnType<typeof checkSettingsSearch>

/** The page and rule type in the address; null for what it does not specify. */
export function askedSettings({ page, type }: SettingsSearch): {
  page: SettingsPage | null
  type: RuleType | null
} {
  const asked = Number(page)
  return type === undefined
    ? { page: isSettingsPage(asked) ? asked : null, type: null }
    : { page: SETTINGS_PAGES.notifications, type: ruleTypeOf(type) }
}

function ruleTypeOf(text: string): RuleType | null {
  return Object.values(RULE_TYPES).find((type) => String(type) === text) ?? null
}
