import { describe, expect, it } from 'vitest'
import { daily, firingFacts, firingVehicle, quietDays, ruleDraft } from '#domain/testing/firingDays'
import { RULE_TYPES } from '../../ruleType'
import { countFirings } from './countFirings'
import type { FiringDays } from './firingFacts'

const EVERY = { oil: true, tires: true, fuel: true, charge: true }

function count(changes: Partial<FiringDays>, diagnosticConditions = EVERY) {
  const rule = ruleDraft(RULE_TYPES.diagnostics, { diagnosticConditions })
  return countFirings(rule, firingFacts([firingVehicle(quietDays(changes))]))
}

describe('low readings (docs/firing.md F3)', () => {
  it('fire on the day on which they became low, not while they stay low', () => {
    const firings = count({ levelPercent: daily<number | null>(70, { 5: 20, 4: 12, 3: 9 }) })
    expect(firings.byReason).toEqual({ fuel: 1 })
    expect(firings.vehicles[0]?.days).toEqual([6])
  })

  it('fire again after they were fine', () => {
    expect(count({ levelPercent: daily<number | null>(70, { 5: 20, 4: 21, 3: 20 }) }).times).toBe(2)
  })

  it('speak of charge where the vehicle is electric', () => {
    const changes = { ev: true, levelPercent: daily<number | null>(70, { 2: 8 }) }
    expect(count(changes).byReason).toEqual({ charge: 1 })
    expect(count(changes, { ...EVERY, charge: false }).times).toBe(0)
  })

  it('count a tire from three psi under its recommendation', () => {
    expect(count({ tireShortfallPsi: daily<number | null>(0, { 8: 2.9, 3: 3 }) }).byReason).toEqual({
      tires: 1,
    })
  })

  it('fire nothing on the oldest day, nor of what was never reported', () => {
    expect(count({ levelPercent: daily<number | null>(5) }).times).toBe(0)
    expect(
      count({ levelPercent: daily<number | null>(null), oilLife: daily<number | null>(null) }).times,
    ).toBe(0)
  })

  it('leave out the days before the window', () => {
    expect(count({ levelPercent: daily<number | null>(70, { 60: 10 }) }).times).toBe(0)
    expect(count({ levelPercent: daily<number | null>(70, { 59: 10 }) }).times).toBe(1)
  })
})

describe('oil (docs/firing.md F3)', () => {
  const low = { 6: 10, 5: 10, 4: 9, 3: 9 }

  it('fires when the third ignition cycle with low oil has ended', () => {
    const firings = count({
      oilLife: daily<number | null>(60, low),
      ignitionCycles: daily(4, { 6: 1, 5: 1, 4: 1, 3: 1 }),
    })
    expect(firings.vehicles[0]?.days).toEqual([5])
    expect(firings.byReason).toEqual({ oil: 1 })
  })

  it('fires at once on a day of three cycles, and not where the reading rose before', () => {
    expect(
      count({ oilLife: daily<number | null>(60, low), ignitionCycles: daily(3) }).vehicles[0]?.days,
    ).toEqual([7])
    expect(
      count({ oilLife: daily<number | null>(60, { 6: 10, 4: 10 }), ignitionCycles: daily(2) }).times,
    ).toBe(0)
  })

  it('waits while the vehicle stands, also from before the window', () => {
    const firings = count({
      oilLife: daily<number | null>(8, { 119: 40 }),
      ignitionCycles: daily(0, { 118: 2, 30: 1 }),
    })
    expect(firings.vehicles[0]?.days).toEqual([31])
  })
})
