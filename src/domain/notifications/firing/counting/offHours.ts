import type { DayCalendar } from './dayCalendar'
import { isOvernight, type Schedule, weekdaysOf } from './schedule'
import type { VehicleRule } from './vehicleRule'

/** Days with a drive outside the allowed days and hours (docs/firing.md F9). */
export function offHoursFirings(schedule: Schedule, { weekdayAt }: DayCalendar): VehicleRule {
  const weekdays = weekdaysOf(schedule)
  const isOutside = outsideOf(schedule.time)
  return ({ firstStart, lastEnd }, fire) => {
    for (let at = 0; at < firstStart.length; at++) {
      const [start, end] = [firstStart[at] ?? null, lastEnd[at] ?? null]
      if (start === null || end === null) continue
      if (!weekdays[weekdayAt(at)] || isOutside(start, end)) fire('offHours', at)
    }
  }
}

function outsideOf(time: Schedule['time']): (firstStart: number, lastEnd: number) => boolean {
  const { allDay, start, end } = time
  if (allDay) return () => false
  if (!isOvernight(time)) return (firstStart, lastEnd) => firstStart < start || lastEnd > end
  const isBetween = (minute: number) => minute > end && minute < start
  return (firstStart, lastEnd) => isBetween(firstStart) || isBetween(lastEnd)
}
