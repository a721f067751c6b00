import { useFormats } from '../../../../i18n/useFormats'

/** Names of days and times of day in the visitor's language and clock. */
export function useScheduleNames() {
  const { locale, at, time } = useFormats()
  return {
    /** A day of the week, 0 is Monday. */
    day: (index: number, width: 'short' | 'long' = 'short') =>
      // 5 January 1970 was a Monday.
      new Intl.DateTimeFormat(locale, { weekday: width, timeZone: 'UTC' }).format(
        Date.UTC(1970, 0, 5 + index),
      ),
    time: (minute: number) => time(at({ daysAgo: 0, minuteOfDay: minute })),
  }
}
