import { describe, expect, it } from 'vitest'
import { daily, firingFacts, firingVehicle, quietDays, ruleDraft } from '#domain/testing/firingDays'
import type { RuleConditions } from '../../notificationRule'
import { RULE_TYPES } from '../../ruleType'
import { countFirings } from './countFirings'

function days(limit: Partial<RuleConditions['drivingLimit']>, driven = quietDays({ minutes: daily(120) })) {
  const rule = ruleDraft(RULE_TYPES.drivingLimit, {
    drivingLimit: { number: 9, unit: 'hours', per: 'week', startOfWeek: 'monday', ...limit },
  })
  return countFirings(rule, firingFacts([firingVehicle(driven)])).vehicles[0]?.days ?? []
}

describe('a driving limit (docs/firing.md F10)', () => {
  it('fires once a week, on the day that goes over it', () => {
    // Two hours a day exceed nine hours on the fifth day, a Friday, which yesterday was.
    expect(days({})).toEqual([1, 8, 15, 22, 29, 36, 43, 50, 57])
  })

  it('begins the week on its first day', () => {
    expect(days({ startOfWeek: 'sunday' })[0]).toBe(2)
  })

  it('does not fire at the limit itself', () => {
    expect(days({ number: 10 })[0]).toBe(7)
    expect(days({ number: 14 })).toEqual([])
  })

  it('takes parts of an hour, and does not fire at 8.2 hours that were driven', () => {
    const driven = quietDays({ minutes: daily(0, { 1: 492, 2: 493 }) })
    expect(days({ number: 8.2, per: 'day' }, driven)).toEqual([3])
    expect(days({ number: 8.1, per: 'day' }, driven)).toEqual([2, 3])
  })

  it('counts a day, and a month of the calendar, by itself', () => {
    expect(days({ number: 1, per: 'day' })).toHaveLength(60)
    expect(days({ number: 2, per: 'day' })).toEqual([])
    // Over 20 hours on the eleventh of each month.
    expect(days({ number: 20, per: 'month' })).toEqual([10, 41])
  })

  it('counts miles, and kilometers of 1.609 to the mile', () => {
    const driven = quietDays({ distanceMi: daily(0, { 2: 100 }) })
    expect(days({ number: 99, unit: 'miles' }, driven)).toEqual([3])
    expect(days({ number: 100, unit: 'miles' }, driven)).toEqual([])
    expect(days({ number: 160, unit: 'kilometers' }, driven)).toEqual([3])
    expect(days({ number: 161, unit: 'kilometers' }, driven)).toEqual([])
  })

  it('looks back to the days of the period before the window', () => {
    const driven = quietDays({ minutes: daily(0, { 61: 500, 59: 100 }) })
    // Entry 59 is Tuesday, September 22; entry 61 belongs to the week before.
    expect(days({}, driven)).toEqual([])
    expect(days({ startOfWeek: 'saturday' }, driven)).toEqual([60])
  })
})
