import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lowOilCycles, OIL_ALERT_CYCLES, oilAlertFires, oilLifeAtTripEnds } from './oilAlert'

describe('an oil-life alert', () => {
  it('does not fire after two ignition cycles with low oil life', () => {
    expect(oilAlertFires([9, 9])).toBe(false)
    expect(oilAlertFires([9, 9, 60])).toBe(false)
  })

  it('fires after three in a row', () => {
    expect(oilAlertFires([8, 9, 10])).toBe(true)
    expect(oilAlertFires([8, 9, 10, 60])).toBe(true)
  })

  it('counts anew after a cycle that ended well', () => {
    expect(oilAlertFires([9, 40, 9, 9])).toBe(false)
    expect(oilAlertFires([9, 9, 11, 9, 9])).toBe(false)
  })

  it('does not fire for a vehicle that was never started', () => {
    expect(oilAlertFires([])).toBe(false)
  })

  it('fires exactly when the three newest cycles are low, whatever came before', () => {
    const percent = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(fc.array(percent, { minLength: OIL_ALERT_CYCLES, maxLength: 30 }), (readings) => {
        expect(oilAlertFires(readings)).toBe(readings.slice(0, OIL_ALERT_CYCLES).every((one) => one <= 10))
      }),
    )
  })
})

describe('oil life of earlier trips', () => {
  it('is higher by what was driven since, a hundredth of its life each 80 miles', () => {
    const trips = [{ distanceMi: 40 }, { distanceMi: 120 }, { distanceMi: 7 }]
    expect(oilLifeAtTripEnds(6, trips)).toEqual([6, 6.5, 8])
  })

  it('never rises towards today, nor over a hundred', () => {
    const miles = fc.array(fc.record({ distanceMi: fc.double({ min: 0, max: 9000, noNaN: true }) }))
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), miles, (oilLife, trips) => {
        const readings = oilLifeAtTripEnds(oilLife, trips)
        expect(readings).toEqual(readings.toSorted((a, b) => a - b))
        expect(Math.max(0, ...readings)).toBeLessThanOrEqual(100)
      }),
    )
  })

  it('gives the row of low cycles its length', () => {
    const trips = Array.from({ length: 9 }, () => ({ distanceMi: 80 }))
    expect(lowOilCycles(oilLifeAtTripEnds(6, trips))).toBe(5)
  })
})
