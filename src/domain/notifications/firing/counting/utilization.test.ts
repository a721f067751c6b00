import { describe, expect, it } from 'vitest'
import { daily, firingFacts, firingVehicle, quietDays, ruleDraft } from '#domain/testing/firingDays'
import { RULE_TYPES } from '../../ruleType'
import { countFirings } from './countFirings'

function days(minutes: number[], lastTripRecorded: number) {
  const rule = ruleDraft(RULE_TYPES.vehicleUtilization, { lastTripRecorded })
  return countFirings(rule, firingFacts([firingVehicle(quietDays({ minutes }))])).vehicles[0]?.days ?? []
}

describe('vehicle utilization (docs/firing.md F8)', () => {
  it('fires on the day that completes the stretch, once', () => {
    const stood = daily(60, { 20: 0, 19: 0, 18: 0, 17: 0, 16: 0 })
    expect(days(stood, 3)).toEqual([19])
    expect(days(stood, 5)).toEqual([17])
    expect(days(stood, 6)).toEqual([])
  })

  it('fires for each stretch', () => {
    expect(days(daily(60, { 30: 0, 29: 0, 9: 0, 8: 0 }), 2)).toEqual([9, 30])
  })

  it('counts a stretch that began before the window', () => {
    expect(days(daily(0, { 64: 60 }), 7)).toEqual([58])
    expect(days(daily(0, { 70: 60 }), 7)).toEqual([])
  })

  it('never fires for a vehicle without any drive', () => {
    expect(days(daily(0), 65)).toEqual([])
  })
})
