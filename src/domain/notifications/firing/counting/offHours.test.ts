import { describe, expect, it } from 'vitest'
import { WEEKDAYS, type Weekday } from '#domain/places/place'
import { daily, firingFacts, firingVehicle, quietDays, ruleDraft } from '#domain/testing/firingDays'
import { RULE_DEFAULTS } from '../../ruleDefaults'
import { RULE_TYPES } from '../../ruleType'
import { countFirings } from './countFirings'
import type { Schedule } from './schedule'

const on = (which: (day: Weekday) => boolean) =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, which(day)])) as Record<Weekday, boolean>
const EVERY_DAY = on(() => true)
const HOURS = { allDay: false, start: 480, end: 1200 }

/** Whether a drive from `start` to `end` yesterday, a Friday, fires. */
function fires(
  start: number,
  end: number,
  { days = EVERY_DAY, time = HOURS }: Partial<Schedule> = {},
): boolean {
  const rule = ruleDraft(RULE_TYPES.offHours, { geofence: { ...RULE_DEFAULTS.geofence, days, time } })
  const driven = quietDays({
    firstStart: daily<number | null>(null, { 0: start }),
    lastEnd: daily<number | null>(null, { 0: end }),
  })
  return countFirings(rule, firingFacts([firingVehicle(driven)])).times === 1
}

describe('off-hours driving (docs/firing.md F9)', () => {
  it.each([
    [480, 1200, false],
    [479, 600, true],
    [600, 1201, true],
  ])('a drive from minute %i to %i fires: %s', (start, end, expected) => {
    expect(fires(start, end)).toBe(expected)
  })

  it('fires for any drive on a day that is not allowed', () => {
    expect(fires(600, 700, { days: on((day) => day !== 'friday') })).toBe(true)
    expect(fires(600, 700, { days: on((day) => day !== 'friday'), time: { ...HOURS, allDay: true } })).toBe(
      true,
    )
    expect(fires(10, 1400, { time: { ...HOURS, allDay: true } })).toBe(false)
  })

  it('over midnight fires for what lies between the end and the start', () => {
    const night = { time: { allDay: false, start: 1320, end: 360 } }
    expect(fires(1330, 1400, night)).toBe(false)
    expect(fires(100, 360, night)).toBe(false)
    expect(fires(361, 1330, night)).toBe(true)
    expect(fires(100, 700, night)).toBe(true)
  })

  it('says nothing of a day without a drive', () => {
    const rule = ruleDraft(RULE_TYPES.offHours, {
      geofence: { ...RULE_DEFAULTS.geofence, days: on(() => false) },
    })
    expect(countFirings(rule, firingFacts([firingVehicle(quietDays())])).times).toBe(0)
  })
})
