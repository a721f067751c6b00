import { TRIP_DAYS } from '../../../src/domain/trips/trip'

/** Stays in the workshop by label; the days are daysAgo, both ends included. */
const WORKSHOP: readonly { label: string; from: number; to: number }[] = [
  { label: 'Unit 160', from: 12, to: 14 },
  { label: 'Unit 083', from: 14, to: 17 },
  { label: 'Unit 077', from: 20, to: 26 },
  { label: 'Lakeshore Van 3', from: 23, to: 31 },
  { label: 'Unit 302', from: 27, to: 30 },
  { label: 'Unit 124', from: 33, to: 41 },
  { label: 'Unit 305', from: 40, to: 44 },
  { label: 'Unit 206', from: 48, to: 57 },
  { label: 'Unit 214', from: 55, to: 66 },
  { label: 'Vehículo San Jerónimo 4', from: 70, to: 82 },
  { label: 'Unit 204', from: 94, to: 97 },
  { label: 'Unit 118', from: 101, to: 104 },
]

const WEEK = 7

/**
 * Vehicles with days off each week: so many in a row, and how many days after a week's newest they
 * begin. Which weekday that is follows from the day on which the demo is shown.
 */
const DAYS_OFF: readonly { label: string; after: number; days: number }[] = [
  { label: 'Unit 101', after: 2, days: 1 },
  { label: 'Unit 104', after: 0, days: 2 },
  { label: 'Unit 151', after: 4, days: 1 },
  { label: 'Unit 304', after: 3, days: 2 },
  { label: 'Unit 079', after: 1, days: 2 },
  { label: 'Pool Car 6', after: 5, days: 1 },
  { label: 'Véhicule de livraison de Saint-Jean-sur-Richelieu 12', after: 2, days: 2 },
]

/**
 * Whether a vehicle of the fleet stood all day, for repair or because nobody needed it. Never on the
 * days whose trips are kept one by one.
 */
export function stands(label: string, daysAgo: number): boolean {
  if (daysAgo <= TRIP_DAYS) return false
  const inWorkshop = WORKSHOP.some(
    (stay) => stay.label === label && stay.from <= daysAgo && daysAgo <= stay.to,
  )
  const off = DAYS_OFF.find((one) => one.label === label)
  const inWeek = (daysAgo - 1) % WEEK
  return inWorkshop || (off !== undefined && off.after <= inWeek && inWeek < off.after + off.days)
}
