import { expect, it } from 'vitest'
import { daily } from '#domain/testing/firingDays'
import { someDays } from '#domain/testing/vehicleDays'
import { eventFigures, eventTotals, safetyRate, safetyRateChange } from './eventRows'
import { eventValues } from './eventsSearch'

it('counts a window and the one before, and leaves camera, idling and automatic braking out of safety events', () => {
  const row = eventFigures(
    'noIssues',
    someDays({
      hardBraking: daily(1, { 7: 3 }),
      seatbelt: daily(0, { 0: 2 }),
      camera: daily(5),
      adasBraking: daily(5),
      excessiveIdling: daily(5),
    }),
    7,
  )
  expect(row.counts).toMatchObject({ hardBraking: 7, seatbelt: 2, camera: 35 })
  expect(row).toMatchObject({ driving: 'driven', safety: 9, previousSafety: 9, distanceMi: 280 })
  expect(safetyRate(row)).toBeCloseTo((9 / 280) * 100)
  expect(safetyRateChange(row)).toBe(0)
})

it('tells a vehicle that stood from one that sends nothing', () => {
  const parked = eventFigures('noIssues', someDays({ distanceMi: daily(0), hardBraking: daily(0) }), 30)
  const neverDriven = eventFigures('medium', undefined, 30)
  const silent = eventFigures('noData', undefined, 30)
  expect([parked.driving, neverDriven.driving, silent.driving]).toEqual(['parked', 'parked', 'silent'])
  expect([safetyRate(parked), parked.score, parked.safety, silent.safety]).toEqual([null, null, 0, null])
  expect(eventTotals([parked, neverDriven, silent])).toMatchObject({
    vehicles: 3,
    driven: 0,
    parked: 2,
    silent: 1,
    safety: 0,
  })
})

it('filters by the types that a vehicle has', () => {
  const row = eventFigures('noIssues', someDays({ roadSpeeding: daily(0, { 3: 1 }) }), 7)
  expect(eventValues(row, 'types')).toEqual(['hardBraking', 'roadSpeeding'])
  expect(eventValues(row, 'driving')).toEqual(['driven'])
})
