import { msg, plural } from '@lingui/core/macro'
import type { Schedule } from '#domain/notifications/firing/counting/schedule'
import { WEEKDAYS, type Weekday } from '#domain/places/place'
import type { SentenceContext } from './ruleSentence'

const WORKING_DAYS = 5

/**
 * Days and hours of a schedule; null when it has no day.
 * @param everyTime what stands for every hour of every day: nothing, or null because no hour is left
 */
export function scheduleText(
  { days, time }: Schedule,
  { say, formats, emphasize }: SentenceContext,
  everyTime: 'unsaid' | 'always',
): string | null {
  const chosen = WEEKDAYS.filter((day) => days[day])
  if (chosen.length === 0) return everyTime === 'unsaid' ? null : say(msg`never`)
  const isEveryDay = chosen.length === WEEKDAYS.length
  if (isEveryDay && time.allDay) return everyTime === 'unsaid' ? '' : null
  const clock = (minuteOfDay: number) => formats.time(formats.at({ daysAgo: 0, minuteOfDay }))
  const [from, to] = [clock(time.start), clock(time.end)]
  const hours = time.allDay ? null : emphasize(say(msg`from ${from} to ${to}`))
  const named = isEveryDay ? null : daysText(chosen)
  return [named, hours].filter((part) => part !== null).join(' ')

  function daysText(of: readonly Weekday[]): string {
    if (of.length === WORKING_DAYS && of.every((day, at) => day === WEEKDAYS[at]))
      return say(msg`Monday to Friday`)
    if (of.length === 2 && days.saturday && days.sunday) return say(msg`on weekends`)
    const names = formats.list(of.map((day) => weekdayText(day, formats.locale)))
    const count = of.length
    return say(msg`${plural(count, { one: `on ${names}`, other: `on ${names}` })}`)
  }
}

/** The name of a weekday within a sentence. */
export function weekdayText(day: Weekday, locale: string): string {
  // 5 January 1970 was a Monday.
  const date = new Date(Date.UTC(1970, 0, 5 + WEEKDAYS.indexOf(day)))
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(date)
}
