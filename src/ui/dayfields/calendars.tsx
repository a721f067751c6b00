import { lazy, useState } from 'react'
import type { CalendarProps } from '../dates/Calendar'
import type { RangeCalendarProps } from '../dates/RangeCalendar'

const loadParts = () =>
  Promise.all([import('../dates/Calendar'), import('../dates/RangeCalendar')]).then(
    ([{ Calendar }, { RangeCalendar }]) => ({ Calendar, RangeCalendar }),
  )

let parts: Awaited<ReturnType<typeof loadParts>> | null = null

const LateCalendar = lazy(() => loadParts().then((late) => ({ default: late.Calendar })))
const LateRangeCalendar = lazy(() => loadParts().then((late) => ({ default: late.RangeCalendar })))

/**
 * A calendar that is already loaded is rendered in the first frame: React delays content that suspended once
 * by 0.3 s.
 */
export function Calendar(props: CalendarProps) {
  const [Shown] = useState(() => parts?.Calendar ?? LateCalendar)
  return <Shown {...props} />
}

export function RangeCalendar(props: RangeCalendarProps) {
  const [Shown] = useState(() => parts?.RangeCalendar ?? LateRangeCalendar)
  return <Shown {...props} />
}

/** Loads the calendars, so that one opens at once. A failure is handled when it opens. */
export function preloadCalendars(): void {
  loadParts().then(
    (loaded) => {
      parts = loaded
    },
    () => undefined,
  )
}
