import { describe, expect, it } from 'vitest'
import { shiftDays } from '#domain/demoDays/shiftDays'
import { committedRows } from '../demo-data/testing/committedRows'
import { dayNumber } from './calendar'
import { shifted } from './shifted'

/** Two programs that share no code must turn the files alike. */
const data = committedRows()

describe.each([
  ['Wednesday', '2026-11-25', 0],
  ['Thursday', '2026-11-26', 1],
  ['Saturday', '2026-11-28', 3],
  ['Tuesday', '2026-11-24', 6],
])('on a %s', (_, today, shift) => {
  const shown = shiftDays(data, shift)
  const again = shifted(data, dayNumber(today))

  it.each(['vehicleDays', 'dealerVehicleDays', 'cameraEvents', 'dealerTrips'] as const)(
    '%s agree',
    (name) => {
      expect(again[name]).toEqual(shown[name])
    },
  )

  it('trips lie on the same days, in the same order', () => {
    const days = (trips: typeof data.trips) => trips.map(({ id, daysAgo, ended }) => [id, daysAgo, ended])
    expect(days(again.trips)).toEqual(days(shown.trips))
  })

  it('expenses lie on the same days', () => {
    const days = (expenses: typeof data.expenses) =>
      expenses.map(({ id, date }) => `${id} ${date.daysAgo}`).toSorted()
    expect(days(again.expenses)).toEqual(days(shown.expenses))
  })
})
