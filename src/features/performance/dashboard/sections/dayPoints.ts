import type { ChartPoint } from '../../../../charts/chartTypes'
import type { Formats } from '../../../../i18n/formats'
import { useFormats } from '../../../../i18n/useFormats'

/** Noon exists on every day, even if the clock changes at midnight. */
const NOON = 12 * 60

export type DayPoint = Pick<ChartPoint, 'key' | 'tick' | 'name'>

interface DayPoints {
  day: (daysAgo: number) => DayPoint
  /** Several days, named by the first and the last. */
  span: (fromDaysAgo: number, toDaysAgo: number) => DayPoint
}

/** Names of days on the axis of a chart; 1 is yesterday. */
export function useDayPoints(): DayPoints {
  const formats = useFormats()
  const known = POINTS.get(formats)
  if (known) return known
  const points = dayPoints(formats)
  POINTS.set(formats, points)
  return points
}

/** Every chart of the screen names the same days. */
const POINTS = new WeakMap<Formats, DayPoints>()

function dayPoints({ at, shortDate, weekday }: Formats): DayPoints {
  const moment = (daysAgo: number) => at({ daysAgo, minuteOfDay: NOON })
  const days = new Map<number, DayPoint>()
  const day = (daysAgo: number): DayPoint => {
    const known = days.get(daysAgo)
    if (known) return known
    const there = moment(daysAgo)
    const tick = shortDate(there)
    const point = { key: String(daysAgo), tick, name: `${weekday(there)}, ${tick}` }
    days.set(daysAgo, point)
    return point
  }
  return {
    day,
    span: (from, to) => {
      if (from === to) return day(from)
      const [first, last] = [shortDate(moment(from)), shortDate(moment(to))]
      return { key: String(to), tick: first, name: `${first} – ${last}` }
    },
  }
}
