import { describe, expect, it } from 'vitest'
import { CHECKS, type Check, type CheckResult } from './checkResults'
import { fitReadinessReport, PROOF_TEXT_BYTES } from './readinessReport'
import { doneSteps, STAFF_STEPS, withStep } from './steps'
import { type CheckResults, isOutdated, VERDICT_HOLDS_MS, verdictOf } from './verdict'

const fine: CheckResults = Object.fromEntries(
  CHECKS.map((check) => [check, { code: 'icon-app' } satisfies CheckResult]),
)
const having = (changes: Partial<Record<Check, CheckResult>>): CheckResults => ({ ...fine, ...changes })

describe('the verdict', () => {
  it('is green when every check passed, and with a remark', () => {
    expect(verdictOf(fine)).toMatchObject({ kind: 'ready', passed: CHECKS.length })
    const remarked = verdictOf(having({ metrics: { code: 'metrics-off' } }))
    expect(remarked).toMatchObject({ kind: 'ready', passed: CHECKS.length, warnings: ['metrics'] })
  })

  it('is never green when something is not known, or was not checked', () => {
    const unknown = verdictOf(having({ clock: { code: 'not-known', why: 'never' } }))
    expect(unknown).toMatchObject({ kind: 'unproven', unknown: ['clock'], passed: CHECKS.length - 1 })
    const { awake: _, ...some } = fine
    expect(verdictOf(some).kind).toBe('unproven')
    expect(verdictOf({}).kind).toBe('unproven')
  })

  it.each(CHECKS)('is red when %s alone is', (check) => {
    const results = having({
      [check]: { code: 'icon-tab' },
      steps: { code: 'steps-open', done: 0, total: 5 },
    })
    expect(verdictOf({ ...results, [check]: { code: 'icon-tab' } })).toMatchObject({
      kind: 'not-ready',
      bad: [check],
    })
  })
})

it('a verdict is outdated after a quarter of an hour, and when the clock was set back', () => {
  const at = Date.UTC(2026, 10, 23, 8, 47)
  expect(isOutdated(at, at + VERDICT_HOLDS_MS)).toBe(false)
  expect(isOutdated(at, at + VERDICT_HOLDS_MS + 1)).toBe(true)
  expect(isOutdated(at, at - VERDICT_HOLDS_MS - 1)).toBe(true)
})

describe('staff’s own steps', () => {
  const today = '2026-11-23'
  it('count on the day on which they were ticked', () => {
    const ticks = withStep(withStep(null, today, 'charger', true), today, 'autoLock', true)
    expect(doneSteps(ticks, today)).toEqual(['autoLock', 'charger'])
    expect(doneSteps(ticks, '2026-11-24')).toEqual([])
    expect(doneSteps(null, today)).toEqual([])
  })
  it('are taken back, and those of the day before are forgotten', () => {
    const ticks = withStep(null, today, 'charger', true)
    expect(withStep(ticks, today, 'charger', false).done).toEqual([])
    expect(withStep(ticks, '2026-11-24', 'lowPower', true)).toEqual({ day: '2026-11-24', done: ['lowPower'] })
    expect(STAFF_STEPS).toHaveLength(5)
  })
})

describe('the proof for the team chat', () => {
  const bytes = (text: string) => new TextEncoder().encode(text).length
  it('is whole when it fits', () => {
    expect(fitReadinessReport(['Safe to unplug', 'iPad 3'])).toBe('Safe to unplug\niPad 3')
  })
  it('is cut from its end, never inside a character', () => {
    for (const long of ['é'.repeat(400), '👩‍🔧'.repeat(80), Array(40).fill('Every file present').join(' ')]) {
      const text = fitReadinessReport(['Not ready to unplug', long, 'the last line'])
      expect(bytes(text)).toBeLessThanOrEqual(PROOF_TEXT_BYTES)
      expect(text.startsWith('Not ready to unplug\n')).toBe(true)
      expect(text).not.toContain('\uFFFD')
      expect(text.endsWith('…')).toBe(true)
    }
  })
})
