import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Expense } from '#domain/reports/expense'
import { someDays } from '#domain/testing/vehicleDays'
import type { CameraEvent } from '#domain/trips/cameraEvent'
import type { Trip } from '#domain/trips/trip'
import { HISTORY_DAYS, sumDays, type VehicleDays } from '#domain/vehicle/vehicleDays'
import { RUN_DAYS } from './dayPlaces'
import { type DayDatasets, shiftDays } from './shiftDays'

const TANK = 24
const SHIFTS = [0, 1, 2, 3, 4, 5, 6]

const shiftOf = fc.integer({ min: 1, max: 6 })
/** Tenths of a mile for each day, some without a drive; the oldest last. */
const tenthsOf = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 50, max: 900 })), {
  minLength: HISTORY_DAYS,
  maxLength: HISTORY_DAYS,
})

/** A pickup whose tank is filled to 90 percent in the evening before it would run low. */
function filledWhenLow(tenths: readonly number[]): { row: VehicleDays; expenses: Expense[] } {
  const energy = tenths.map((miles) => miles / 200)
  const levelPercent: number[] = []
  const fills: [at: number, volume: number][] = []
  let level = 0.9 * TANK
  for (let at = HISTORY_DAYS - 1; at >= 0; at -= 1) {
    level -= energy[at] ?? 0
    if (level < 0.25 * TANK && (tenths[at] ?? 0) > 0) {
      fills.push([at, 0.9 * TANK - level])
      level = 0.9 * TANK
    }
    levelPercent[at] = Math.round((100 * level) / TANK)
  }
  const driven = (value: number): (number | null)[] => tenths.map((miles) => (miles > 0 ? value : null))
  const row = someDays({
    distanceMi: tenths.map((miles) => miles / 10),
    energy,
    levelPercent,
    firstStart: driven(480),
    lastEnd: driven(1020),
    driverId: tenths.map((miles, at) => (miles > 0 ? `u-${at + 1}` : null)),
  })
  return { row, expenses: fills.map(([at, volume]) => expenseOn(row, at, volume)) }
}

function expenseOn(row: VehicleDays, at: number, volume: number): Expense {
  return {
    id: `e-${at}`,
    vehicleId: row.id,
    driverId: row.driverId[at] ?? '',
    date: { daysAgo: at + 1, minuteOfDay: 1030 },
    createdOn: { daysAgo: at + 1, minuteOfDay: 1031 },
    createdBy: row.driverId[at] ?? null,
    amount: volume * 3,
    details: { volume, unitPrice: 3, odometerMi: 0 },
  } as Expense
}

function data(changes: Partial<DayDatasets>): DayDatasets {
  return {
    vehicles: [{ id: 'v-1', modelName: 'Tahoe' }],
    vehicleDays: [],
    dealerVehicles: [],
    dealerVehicleDays: [],
    trips: [],
    dealerTrips: [],
    cameraEvents: [],
    expenses: [],
    ...changes,
  }
}

/** Indexes of the runs that rotate; the last day of the history is a remainder. */
const RUNS = Array.from({ length: Math.floor(HISTORY_DAYS / RUN_DAYS) }, (_, run) => run * RUN_DAYS)

describe('turning days', () => {
  it('leaves everything on the weekday of the files', () => {
    const { row, expenses } = filledWhenLow(Array.from({ length: HISTORY_DAYS }, (_, at) => (at % 6) * 90))
    const files = data({ vehicleDays: [row], expenses })
    expect(shiftDays(files, 0)).toBe(files)
  })

  it('moves a whole day: a Sunday of the files is the Sunday of the visit', () => {
    for (const shift of SHIFTS) {
      const at = (3 + shift - 1) % RUN_DAYS
      const row = someDays({
        hardBraking: someDays().hardBraking.with(2, 9),
        minutes: someDays().minutes.with(2, 7),
      })
      const [shifted] = shiftDays(data({ vehicleDays: [row] }), shift).vehicleDays
      expect([shifted?.hardBraking[at], shifted?.minutes[at]]).toEqual([9, 7])
    }
  })

  it('keeps the sums of every run, and what was left in the tank at its end', () => {
    fc.assert(
      fc.property(tenthsOf, shiftOf, (tenths, shift) => {
        const { row, expenses } = filledWhenLow(tenths)
        const shifted = shiftDays(data({ vehicleDays: [row], expenses }), shift)
        const after = shifted.vehicleDays[0] as VehicleDays
        for (const from of RUNS) {
          const paid = (list: readonly Expense[]): number =>
            list
              .filter(({ date }) => date.daysAgo > from && date.daysAgo <= from + RUN_DAYS)
              .reduce((sum, { amount }) => sum + amount, 0)
          expect(sumDays(after, 'distanceMi', RUN_DAYS, from + 1)).toBeCloseTo(
            sumDays(row, 'distanceMi', RUN_DAYS, from + 1),
          )
          expect(paid(shifted.expenses)).toBeCloseTo(paid(expenses))
          expect(after.levelPercent[from]).toBe(row.levelPercent[from])
        }
        expect(Math.min(...after.levelPercent.map(Number))).toBeGreaterThanOrEqual(1)
        expect(Math.max(...after.levelPercent.map(Number))).toBeLessThanOrEqual(100)
      }),
      { numRuns: 40 },
    )
  })

  it('lets a level fall by what a day used and rise by what its driver paid for', () => {
    fc.assert(
      fc.property(tenthsOf, shiftOf, (tenths, shift) => {
        const { row, expenses } = filledWhenLow(tenths)
        const shifted = shiftDays(data({ vehicleDays: [row], expenses }), shift)
        const after = shifted.vehicleDays[0] as VehicleDays
        for (let at = 0; at < HISTORY_DAYS - 1; at += 1) {
          const paid = shifted.expenses.filter(({ date }) => date.daysAgo === at + 1)
          const volume = paid.reduce((sum, { details }) => sum + details.volume, 0)
          const change = (100 * (volume - (after.energy[at] ?? 0))) / TANK
          const off = (after.levelPercent[at] ?? 0) - (after.levelPercent[at + 1] ?? 0) - change
          expect(Math.abs(off)).toBeLessThanOrEqual(1.2)
          for (const { driverId, createdBy, date, details } of paid) {
            expect([driverId, createdBy, date.minuteOfDay]).toEqual([
              after.driverId[at],
              after.driverId[at],
              1030,
            ])
            const miles = after.startOdometerMi + sumDays(after, 'distanceMi', HISTORY_DAYS, at + 1)
            expect(details.odometerMi).toBe(Math.floor(Math.round(miles * 10) / 10))
          }
        }
      }),
      { numRuns: 40 },
    )
  })

  it('fills at the level at which the files do, whatever weekday that is', () => {
    const { row, expenses } = filledWhenLow(Array.from({ length: HISTORY_DAYS }, () => 400))
    for (const shift of SHIFTS.slice(1)) {
      const shifted = shiftDays(data({ vehicleDays: [row], expenses }), shift)
      const off = row.levelPercent.map(
        (level, at) => Number(level) - Number(shifted.vehicleDays[0]?.levelPercent[at]),
      )
      expect(Math.max(...off.map(Math.abs))).toBeLessThanOrEqual(1)
      expect(shifted.expenses.map(({ date }) => date)).toEqual(expenses.map(({ date }) => date).toReversed())
    }
  })

  it('lets oil wear by the day, with its change on a day that was driven', () => {
    const oilLife = Array.from({ length: HISTORY_DAYS }, (_, at) =>
      at > 16 ? Math.min(90, at - 13) : 83 + at,
    )
    const row = someDays({ oilLife, distanceMi: someDays().distanceMi.with(15, 0) })
    for (const shift of SHIFTS) {
      const [shifted] = shiftDays(data({ vehicleDays: [row] }), shift).vehicleDays
      const rises = (shifted?.oilLife ?? []).flatMap((oil, at) =>
        (oil ?? 0) > (shifted?.oilLife[at + 1] ?? 100) ? [[oil, shifted?.distanceMi[at]]] : [],
      )
      expect(rises).toHaveLength(1)
      expect(rises[0]?.[0]).toBeGreaterThanOrEqual(95)
      expect(rises[0]?.[1]).toBe(40)
    }
  })

  it('leaves the run in which a vehicle joined, or it would have driven before', () => {
    const joined = someDays({
      levelPercent: someDays().levelPercent.fill(null, 10),
      distanceMi: someDays().distanceMi.fill(0, 10).with(9, 5),
    })
    const shifted = shiftDays(
      data({ dealerVehicles: [{ id: 'v-1', modelName: 'Tahoe' }], dealerVehicleDays: [joined] }),
      4,
    )
    expect(shifted.dealerVehicleDays[0]?.distanceMi.slice(7, 14)).toEqual(joined.distanceMi.slice(7, 14))
  })
})

describe('turning trips', () => {
  const dots = [0, 0.5, 1].map((at) => ({ at, odometerMi: 0 }))
  const trip = (daysAgo: number, number: number): Trip =>
    ({
      id: `t-${100 - 10 * daysAgo + number}`,
      vehicleId: 'v-1',
      daysAgo,
      number,
      distanceMi: 8 + daysAgo / 10,
      ended: daysAgo === 0 ? { minutesAgo: 30 } : { daysAgo, minuteOfDay: 500 + number },
      activeBreadcrumb: daysAgo === 1 && number === 5,
      dots,
    }) as Trip
  const week = [7, 6, 5, 4, 3, 2, 1]
  const trips = week.flatMap((daysAgo) => [1, 2, 3, 4, 5].map((number) => trip(daysAgo, number)))
  const row = someDays({
    distanceMi: someDays().distanceMi.map((miles, at) => (at < RUN_DAYS ? 5 * (8 + (at + 1) / 10) : miles)),
  })

  it('keeps the five trips of a day together, and the day their sum', () => {
    for (const shift of SHIFTS) {
      const shifted = shiftDays(data({ vehicleDays: [row], trips }), shift)
      for (const daysAgo of week) {
        const own = shifted.trips.filter((one) => one.daysAgo === daysAgo)
        expect(own.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
        expect(own.every(({ ended }) => 'daysAgo' in ended && ended.daysAgo === daysAgo)).toBe(true)
        expect(own.reduce((sum, { distanceMi }) => sum + distanceMi, 0)).toBeCloseTo(
          shifted.vehicleDays[0]?.distanceMi[daysAgo - 1] ?? 0,
        )
      }
    }
  })

  it('counts the odometer on in the new order, up to where it stands now', () => {
    for (const shift of SHIFTS.slice(1)) {
      const shifted = shiftDays(data({ vehicleDays: [row], trips }), shift)
      const read = shifted.trips.flatMap((one) => one.dots.map(({ odometerMi }) => odometerMi))
      expect(read).toEqual(read.toSorted((a, b) => a - b))
      expect(read.at(-1)).toBe(Math.floor(1000 + sumDays(row, 'distanceMi', HISTORY_DAYS) + 1e-6))
      expect(shifted.trips.filter(({ activeBreadcrumb }) => activeBreadcrumb)).toEqual([shifted.trips.at(-1)])
    }
  })

  it('moves clips with their trips, storms with their day, and nothing of today', () => {
    const cameraEvents = [{ id: 'c-1', tripId: 't-71', daysAgo: 3 } as CameraEvent]
    const weatherDays = [{ id: 'w-1', daysAgo: 3 }]
    const today = [{ ...trip(0, 1), id: 't-200' }]
    const shifted = shiftDays(
      data({ vehicleDays: [row], trips: [...trips, ...today], cameraEvents, weatherDays }),
      2,
    )
    expect(shifted.cameraEvents[0]?.daysAgo).toBe(5)
    expect(shifted.weatherDays).toEqual([{ id: 'w-1', daysAgo: 5 }])
    expect(shifted.trips.at(-1)).toMatchObject({ id: 't-200', daysAgo: 0, ended: { minutesAgo: 30 } })
  })
})
