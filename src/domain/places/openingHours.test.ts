import { describe, expect, it } from 'vitest'
import { openState, weekdayOf } from './openingHours'

const ZONE = 'America/Chicago'
/** 21 November 2026 is a Saturday. */
const at = (clock: string) => new Date(`2026-11-21T${clock}:00-06:00`)
const DAYTIME = { opens: 480, closes: 1080, closedOn: ['sunday' as const] }
const NIGHT = { opens: 1200, closes: 120, closedOn: ['saturday' as const] }

describe('opening hours', () => {
  it('know the day on the place’s own clock', () => {
    expect(weekdayOf(new Date('2026-11-22T03:00:00Z'), ZONE)).toBe('saturday')
    expect(weekdayOf(new Date('2026-11-22T07:00:00Z'), ZONE)).toBe('sunday')
  })

  it.each([
    ['07:59', { kind: 'later', opens: 480 }],
    ['08:00', { kind: 'open', closes: 1080 }],
    ['17:59', { kind: 'open', closes: 1080 }],
    ['18:00', { kind: 'closed' }],
  ] as const)('at %s', (clock, state) => {
    expect(openState(DAYTIME, at(clock), ZONE)).toEqual(state)
  })

  it('are closed all day on a day off', () => {
    expect(openState({ ...DAYTIME, closedOn: ['saturday'] }, at('12:00'), ZONE)).toEqual({ kind: 'closed' })
  })

  it('may run past midnight, into a day off too', () => {
    expect(openState(NIGHT, at('01:00'), ZONE)).toEqual({ kind: 'open', closes: 120 })
    expect(openState(NIGHT, at('21:00'), ZONE)).toEqual({ kind: 'closed' })
  })

  it('without any are always', () => {
    expect(openState(null, at('03:00'), ZONE)).toEqual({ kind: 'always' })
  })
})
