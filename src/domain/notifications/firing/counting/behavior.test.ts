import { describe, expect, it } from 'vitest'
import { daily, firingFacts, firingVehicle, quietDays, ruleDraft } from '#domain/testing/firingDays'
import { RULE_DEFAULTS } from '../../ruleDefaults'
import { RULE_TYPES } from '../../ruleType'
import { countFirings } from './countFirings'

const driven = quietDays({
  hardBraking: daily(0, { 0: 2, 9: 1 }),
  hardAcceleration: daily(0, { 4: 1 }),
  seatbelt: daily(0, { 4: 3 }),
  fastPasses: daily<number[]>([], { 0: [72, 80, 80.1], 12: [86] }),
  overLimit: daily<[number, number][]>([], { 0: [[55, 57.7]], 3: [[55, 57.8]], 5: [[30, 38]] }),
})
const { speedConditions, toggles } = RULE_DEFAULTS

function count(
  on: Partial<typeof toggles>,
  speed: Partial<typeof speedConditions> = {},
): Partial<Record<string, number>> {
  const rule = ruleDraft(RULE_TYPES.driverBehavior, {
    toggles: { ...toggles, ...on },
    speedConditions: { ...speedConditions, ...speed },
  })
  return countFirings(rule, firingFacts([firingVehicle(driven)])).byReason
}

describe('driver behavior (docs/firing.md F5)', () => {
  it('adds up what is switched on, and nothing else', () => {
    expect(count({ brake: true, accel: true, seatbelt: true })).toEqual({ brake: 3, accel: 1, seatbelt: 3 })
    expect(count({})).toEqual({})
  })

  it('counts passes over the fixed speed, not at it', () => {
    expect(count({ fixedSpeed: true })).toEqual({ fixedSpeed: 2 })
    expect(count({ fixedSpeed: true }, { fixed: { speed: 79, unit: 'mph' } })).toEqual({ fixedSpeed: 3 })
  })

  it('compares a speed in km/h after a division by 1.609', () => {
    // 138 km/h are 85.767 mph, 139 are 86.389.
    expect(count({ fixedSpeed: true }, { fixed: { speed: 138, unit: 'km/h' } })).toEqual({ fixedSpeed: 1 })
    expect(count({ fixedSpeed: true }, { fixed: { speed: 139, unit: 'km/h' } })).toEqual({})
  })

  it.each([
    // 5 percent over 55 are 57.75 mph.
    [{ over: 5, unit: 'percent' }, 2],
    [{ over: 8, unit: 'mph' }, 1],
    [{ over: 9, unit: 'mph' }, 0],
    // 12 km/h are 7.458 mph.
    [{ over: 12, unit: 'km/h' }, 1],
    [{ over: 13, unit: 'km/h' }, 0],
  ] as const)('counts passes over the posted limit by %o and more: %i', (road, times) => {
    expect(count({ roadSpeed: true }, { road })).toEqual(times === 0 ? {} : { roadSpeed: times })
  })
})
