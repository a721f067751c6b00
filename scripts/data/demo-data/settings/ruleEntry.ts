import type { DayTime } from '#domain/base/demoTime'
import type { LocalText } from '#domain/base/localText'
import type { RuleBase, RuleConditions } from '#domain/notifications/notificationRule'
import type { RuleType } from '#domain/notifications/ruleType'
import { WEEKDAYS, type Weekday } from '#domain/places/place'

/** A shipped rule; what it leaves out is a new rule's default. */
export type RuleEntry = { type: RuleType } & Pick<RuleBase, 'name' | 'lastUpdated'> &
  Partial<RuleBase & RuleConditions>

/** Days of the week that fit. */
export const days = (which: (day: Weekday) => boolean): Record<Weekday, boolean> =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, which(day)])) as Record<Weekday, boolean>

export const weekend = (day: Weekday): boolean => day === 'saturday' || day === 'sunday'

/** A name in each language. */
export const words = (en: string, spanish: string, french: string): LocalText => ({
  en,
  'es-MX': spanish,
  'fr-CA': french,
})

/** A full hour of a day gone by. */
export const updated = (daysAgo: number, hour: number): DayTime => ({ daysAgo, minuteOfDay: hour * 60 })

export const ids = (vehicles: readonly { id: string }[]): string[] => vehicles.map(({ id }) => id)
