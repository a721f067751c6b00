import { describe, expect, it } from 'vitest'
import { daily, firingFacts, firingVehicle, quietDays, ruleDraft } from '#domain/testing/firingDays'
import type { RuleConditions } from '../../notificationRule'
import { RULE_TYPES } from '../../ruleType'
import { countFirings } from './countFirings'

type Maintenance = RuleConditions['maintenanceConditions']

const mileage = (interval: number, start = 0, unit: 'mi' | 'km' | null = 'mi'): Maintenance['mileage'] => ({
  enabled: true,
  recurrance: { amount: interval, unit },
  start: { amount: start, unit },
})
const noMileage = { ...mileage(8000), enabled: false }
const time = (amount: number, daysAgo: number, unit: 'months' | 'weeks' = 'weeks'): Maintenance['time'] => ({
  enabled: true,
  recurrance: { amount, unit },
  start: { daysAgo, minuteOfDay: 480 },
})
const noTime = { ...time(6, 0, 'months'), enabled: false }

/** 100 miles a day from 10,000: 10,100 at the end of entry 119, 22,000 at the end of yesterday. */
const steady = quietDays({ distanceMi: daily(100) })

function count(
  maintenanceConditions: Maintenance,
  days = steady,
  system: 'imperial' | 'metric' = 'imperial',
) {
  const rule = ruleDraft(RULE_TYPES.maintenanceReminder, { maintenanceConditions })
  const { byReason, vehicles } = countFirings(rule, firingFacts([firingVehicle(days)], system))
  return { byReason, days: vehicles[0]?.days ?? [] }
}

describe('a reminder by mileage (docs/firing.md F4)', () => {
  it('fires on the day whose end reaches the next due number', () => {
    expect(count({ mileage: mileage(5000), time: noTime })).toEqual({ byReason: { mileage: 1 }, days: [21] })
  })

  it('counts from the starting mileage', () => {
    expect(count({ mileage: mileage(5000, 16_950), time: noTime })).toEqual({
      byReason: { mileage: 1 },
      days: [1],
    })
    expect(count({ mileage: mileage(5000, 17_050), time: noTime }).days).toEqual([])
  })

  it('fires for each due number of a day', () => {
    const days = quietDays({ startOdometerMi: 0, distanceMi: daily(0, { 3: 250 }) })
    expect(count({ mileage: mileage(100), time: noTime }, days).byReason).toEqual({ mileage: 2 })
  })

  it('reads an amount without a unit in the unit shown', () => {
    // 33,000 km are 20,509.6 miles: reached at the end of entry 14.
    expect(count({ mileage: mileage(33_000, 0, null), time: noTime }, steady, 'metric').days).toEqual([15])
    expect(count({ mileage: mileage(33_000, 0, null), time: noTime }).days).toEqual([])
  })

  it('reaches a sum of tenths as that sum', () => {
    const days = quietDays({ startOdometerMi: 99.9, distanceMi: daily(0, { 0: 0.1 }) })
    expect(count({ mileage: mileage(100), time: noTime }, days).byReason).toEqual({ mileage: 1 })
  })

  it('compares with an amount in kilometers to a thousandth of a mile', () => {
    // 572 km are 355.5003 miles.
    const days = quietDays({ startOdometerMi: 355.4, distanceMi: daily(0, { 0: 0.1 }) })
    expect(count({ mileage: mileage(572, 0, 'km'), time: noTime }, days).byReason).toEqual({ mileage: 1 })
  })

  it('never fires without an interval', () => {
    expect(count({ mileage: mileage(0), time: noTime }).byReason).toEqual({})
  })
})

describe('a reminder by time (docs/firing.md F4)', () => {
  it('fires on each date of the window, for a vehicle that stands too', () => {
    expect(count({ mileage: noMileage, time: time(2, 29) }, quietDays())).toEqual({
      byReason: { time: 2 },
      days: [1, 15],
    })
  })

  it('keeps the day of the month, or takes the last one', () => {
    // August 31, 2026: the next are September 30 and October 31.
    expect(count({ mileage: noMileage, time: time(1, 82, 'months') }).days).toEqual([21, 52])
  })

  it('counts no date of today or later, and none before the window', () => {
    expect(count({ mileage: noMileage, time: time(1, 7) }).days).toEqual([])
    expect(count({ mileage: noMileage, time: time(10, 131) }).days).toEqual([])
  })
})

describe('a reminder by both (docs/firing.md F4, docs/rules.md SE-29)', () => {
  it('fires once a due number, on the earlier day and with its reason', () => {
    // Due 1 at 21,000 miles: 11 days ago. By date 14 days ago.
    expect(count({ mileage: mileage(21_000), time: time(2, 28) })).toEqual({
      byReason: { time: 1 },
      days: [14],
    })
    expect(count({ mileage: mileage(20_500), time: time(2, 28) })).toEqual({
      byReason: { mileage: 1 },
      days: [16],
    })
  })

  it('names the mileage where both are on one day', () => {
    expect(count({ mileage: mileage(20_700), time: time(2, 28) })).toEqual({
      byReason: { mileage: 1 },
      days: [14],
    })
  })

  it('leaves out a due number that one of the two reached before the window', () => {
    expect(count({ mileage: mileage(16_000), time: time(2, 28) }).byReason).toEqual({})
    expect(count({ mileage: mileage(20_000), time: time(1, 90) }).byReason).not.toHaveProperty('mileage')
  })

  it('fires by mileage where the date is still to come', () => {
    expect(count({ mileage: mileage(20_000), time: time(12, 5, 'months') })).toEqual({
      byReason: { mileage: 1 },
      days: [21],
    })
  })
})
