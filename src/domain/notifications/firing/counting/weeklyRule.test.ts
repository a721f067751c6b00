import { describe, expect, it } from 'vitest'
import { daily, firingFacts, firingVehicle, quietDays, ruleDraft } from '#domain/testing/firingDays'
import { RULE_DEFAULTS } from '../../ruleDefaults'
import { RULE_TYPES } from '../../ruleType'
import { countFirings } from './countFirings'
import { firesTooOften, weeklyRule } from './weeklyRule'

/** Two passes a day at 80 mph or more: entry n of the history has one of 80 and one of 81 + n. */
const fast = quietDays({ fastPasses: daily([0]).map((_, at) => [80.5, 81.5 + at]) })
const toggles = (on: Partial<typeof RULE_DEFAULTS.toggles>) => ({
  toggles: { ...RULE_DEFAULTS.toggles, ...on },
})

describe('a rule that fires too often (docs/firing.md F11)', () => {
  it('is one that fires more than once a day', () => {
    expect(firesTooOften({ times: 60, window: 60 })).toBe(false)
    expect(firesTooOften({ times: 61, window: 60 })).toBe(true)
  })

  it('is offered the number that fires about weekly, as the editor counts it', () => {
    const facts = firingFacts([firingVehicle(fast)])
    const rule = ruleDraft(RULE_TYPES.driverBehavior, toggles({ fixedSpeed: true }))
    expect(countFirings(rule, facts).times).toBe(120)
    const weekly = weeklyRule(rule, facts)
    expect(weekly).toMatchObject({
      times: 9,
      rule: { speedConditions: { fixed: { speed: 132, unit: 'mph' } } },
    })
    expect(weekly && countFirings(weekly.rule, facts).times).toBe(9)
  })

  it.each([
    ['margin', quietDays({ overLimit: daily([0]).map((_, at) => [[50, 52 + at / 2]]) })],
    ['limit in hours', quietDays({ minutes: daily(0).map((_, at) => 60 + at * 7) })],
    ['limit in kilometers', quietDays({ distanceMi: daily(0).map((_, at) => 20 + at * 5) })],
  ] as const)('has one for a %s, too', (which, days) => {
    const facts = firingFacts([firingVehicle(days), firingVehicle(days, 'v-2')])
    const rule =
      which === 'margin'
        ? ruleDraft(RULE_TYPES.driverBehavior, toggles({ roadSpeed: true }))
        : ruleDraft(RULE_TYPES.drivingLimit, {
            drivingLimit: {
              number: 1,
              unit: which === 'limit in hours' ? 'hours' : 'kilometers',
              per: 'day',
              startOfWeek: 'monday',
            },
          })
    expect(countFirings(rule, facts).times).toBeGreaterThan(60)
    const weekly = weeklyRule(rule, facts)
    expect(weekly?.times).toBeGreaterThanOrEqual(7)
    expect(weekly?.times).toBeLessThanOrEqual(10)
  })

  it('is found in a dozen counts, and at most a few more for distances', () => {
    let counts = 0
    const watched = {
      ...quietDays(),
      get minutes() {
        counts += 1
        return daily(300)
      },
    }
    weeklyRule(ruleDraft(RULE_TYPES.drivingLimit), firingFacts([firingVehicle(watched)]))
    expect(counts).toBeGreaterThan(5)
    expect(counts).toBeLessThanOrEqual(15)
  })

  it.each([
    [
      'several things at once',
      ruleDraft(RULE_TYPES.driverBehavior, toggles({ fixedSpeed: true, brake: true })),
    ],
    ['no number', ruleDraft(RULE_TYPES.driverBehavior, toggles({ brake: true }))],
    ['hours of the day', ruleDraft(RULE_TYPES.offHours)],
  ])('is offered none where it watches %s', (_, rule) => {
    expect(weeklyRule(rule, firingFacts([firingVehicle(fast)]))).toBeNull()
  })

  it('is offered none where no number comes near', () => {
    const same = quietDays({ fastPasses: daily([90, 90]) })
    const rule = ruleDraft(RULE_TYPES.driverBehavior, toggles({ fixedSpeed: true }))
    expect(weeklyRule(rule, firingFacts([firingVehicle(same)]))).toBeNull()
  })
})
