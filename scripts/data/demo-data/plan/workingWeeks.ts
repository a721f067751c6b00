import { seededRandom, seedOf } from '#domain/base/seededRandom'
import { weatherEffect } from './weather'
import { FRI, MON, runOf, SAT, SUN, THU, TUE, WED, type WeekdayNumber, weekdayOf } from './weekdays'

const WEEKDAYS: readonly WeekdayNumber[] = [MON, TUE, WED, THU, FRI]

/** Days of the week on which a vehicle works, by label; left out: Monday to Friday. */
const WORKING_WEEKS: Readonly<Record<string, readonly WeekdayNumber[]>> = {
  'Unit 118': [...WEEKDAYS, SAT],
  'Lakeshore Van 3': [...WEEKDAYS, SAT],
  'Unit 101': [...WEEKDAYS, SAT],
  'Unit 104': [...WEEKDAYS, SAT],
  'Unit 112': [...WEEKDAYS, SAT],
  'Unit 145': [...WEEKDAYS, SAT],
  'Unit 301': [...WEEKDAYS, SAT],
  'Véhicule de livraison de Saint-Jean-sur-Richelieu 12': [TUE, WED, THU, FRI, SAT],
  'Vehículo San Jerónimo 4': [TUE, WED, THU, FRI, SAT],
  'Warehouse Shuttle': [...WEEKDAYS, SAT, SUN],
  'Unit 308': [TUE, WED, THU, FRI, SAT, SUN],
  'Unit 302': [MON, WED, THU, FRI, SAT, SUN],
  'Unit 206': [MON, TUE, WED, FRI, SAT, SUN],
  'Unit 160': [SUN, MON, TUE, WED, THU],
  'Unit 122': [SUN, MON, TUE, WED, THU],
}

/** How much of its usual distance a vehicle drives on a day of the week, percent. */
const SHARE_OF_WEEKDAY: Readonly<Record<WeekdayNumber, number>> = {
  [MON]: 94,
  [TUE]: 102,
  [WED]: 110,
  [THU]: 104,
  [FRI]: 98,
  [SAT]: 74,
  [SUN]: 58,
}

/** Stays in the workshop by label, in whole runs of seven days (docs/decisions.md D43). */
const WORKSHOP: Readonly<Record<string, readonly number[]>> = {
  'Unit 083': [3],
  'Unit 077': [4],
  'Unit 302': [5],
  'Lakeshore Van 3': [6],
  'Unit 124': [7],
  'Unit 305': [8],
  'Unit 206': [9],
  'Unit 214': [10, 11],
  'Vehículo San Jerónimo 4': [12, 13],
  'Unit 204': [15],
  'Unit 160': [16],
}

/** Share of the working days on which a vehicle stands all the same: its driver is ill, or nobody needs it. */
const ABSENT_SHARE = 0.006

/** Whether a vehicle of the fleet stood all day: for repair, on its days off, for bad weather or for want of work. */
export function stands(label: string, daysAgo: number): boolean {
  // Today is what it tells of itself.
  if (daysAgo === 0) return false
  if (WORKSHOP[label]?.includes(runOf(daysAgo))) return true
  if (!(WORKING_WEEKS[label] ?? WEEKDAYS).includes(weekdayOf(daysAgo))) return true
  const absent = ABSENT_SHARE + weatherEffect(daysAgo).standing
  return seededRandom(seedOf(`absence of ${label} ${daysAgo} days ago`)).next() < absent
}

/** The part of its usual distance that a vehicle drives on a day, by the weekday. */
export function shareOfDay(daysAgo: number): number {
  return SHARE_OF_WEEKDAY[weekdayOf(daysAgo)] / 100
}
