import { lazy } from 'react'

const loadCalendar = () => import('../dates/Calendar')
const loadRangeCalendar = () => import('../dates/RangeCalendar')

export const Calendar = lazy(() => loadCalendar().then((part) => ({ default: part.Calendar })))
export const RangeCalendar = lazy(() => loadRangeCalendar().then((part) => ({ default: part.RangeCalendar })))

/** Fetches the calendars, so that one opens at once. A failure is handled when it opens. */
export function preloadCalendars(): void {
  Promise.all([loadCalendar(), loadRangeCalendar()]).catch(() => undefined)
}
