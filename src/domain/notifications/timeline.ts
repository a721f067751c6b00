import { minuteOfDay } from '#domain/base/demoTime'
import { groupByDay } from './feedDays'

/** Minutes without news after which a timeline shows a gap. */
export const QUIET_MINUTES = 120

/** One line of a day: an entry, or a gap without entries. */
export type TimelineLine<Entry> =
  | { kind: 'entry'; entry: Entry }
  | { kind: 'quiet'; minutes: number; from: Date }

export interface TimelineDay<Entry> {
  /** Days before the demo's today; negative for a day that has begun since. */
  daysAgo: number
  count: number
  /** Number of entries in each hour of the day, 0 to 23. */
  perHour: number[]
  /** Newest first. */
  lines: TimelineLine<Entry>[]
}

/**
 * Days of a timeline, the newest first, with hourly counts and gaps.
 * @param now the demo's now
 */
export function timelineDays<Entry>(
  entries: readonly Entry[],
  atOf: (entry: Entry) => Date,
  now: Date,
  timeZone: string,
): TimelineDay<Entry>[] {
  const newestFirst = entries.toSorted((a, b) => atOf(b).getTime() - atOf(a).getTime())
  return groupByDay(newestFirst, atOf, now, timeZone).map(({ daysAgo, rows }) => ({
    daysAgo,
    count: rows.length,
    perHour: hourCounts(rows.map(atOf), timeZone),
    lines: withQuiet(rows, atOf),
  }))
}

function hourCounts(times: readonly Date[], timeZone: string): number[] {
  const counts = Array.from({ length: 24 }, () => 0)
  for (const at of times) {
    const hour = Math.floor(minuteOfDay(at, timeZone) / 60)
    counts[hour] = (counts[hour] ?? 0) + 1
  }
  return counts
}

function withQuiet<Entry>(rows: readonly Entry[], atOf: (entry: Entry) => Date): TimelineLine<Entry>[] {
  return rows.flatMap((entry, index): TimelineLine<Entry>[] => {
    const line = { kind: 'entry', entry } as const
    const older = rows[index + 1]
    if (!older) return [line]
    const minutes = Math.floor((atOf(entry).getTime() - atOf(older).getTime()) / 60_000)
    return minutes > QUIET_MINUTES ? [line, { kind: 'quiet', minutes, from: atOf(older) }] : [line]
  })
}
