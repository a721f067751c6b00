import { type SeededRandom, seededRandom, seedOf } from '#domain/base/seededRandom'
import type { Drivable, Drive } from './driving'

/** When a first drive begins, minutes of the day. */
const FIRST_START = [420, 540] as const
/** When one begins that is before hours, and the last drive of a day that is after them. */
const EARLY_START = [275, 320] as const
const LATE_START = [1235, 1255] as const

/** Share of the days with a drive outside of usual hours, by label; the others keep to usual hours. */
const OFF_HOURS_SHARE: Readonly<Record<string, number>> = {
  'Warehouse Shuttle': 0.22,
  'Lakeshore Van 3': 0.06,
  'Unit 147': 0.05,
  'Unit 301': 0.04,
  'Unit 122': 0.03,
}

/** The day's clock, kept in the drives: most begin between seven and nine, with a stop after each drive. */
export function schedule(
  day: SeededRandom,
  { id, label }: Pick<Drivable, 'id' | 'label'>,
  drives: Drive[],
): Drive[] {
  const [from, to] = FIRST_START
  let minute = day.int(from, to)
  // A stream of its own: other hours leave the day's drives as they are.
  const hours = seededRandom(seedOf(`hours of ${id} ${drives[0]?.daysAgo}`))
  const off = hours.next() < (OFF_HOURS_SHARE[label] ?? 0)
  const early = off && hours.next() < 0.5
  if (early) minute = hours.int(...EARLY_START)
  drives.forEach((drive, at) => {
    if (off && !early && at === drives.length - 1) minute = hours.int(...LATE_START)
    minute += drive.minutes
    drive.ended = minute
    minute += day.int(28, 120)
  })
  return drives
}
