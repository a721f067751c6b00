import { describe, expect, it } from 'vitest'
import { WEEKDAYS, type Weekday } from '../../../places/place'
import { firingFacts, firingVehicle, ruleDraft } from '../../../testing/firingDays'
import type { RuleConditions } from '../../notificationRule'
import { RULE_DEFAULTS } from '../../ruleDefaults'
import { RULE_TYPES } from '../../ruleType'
import type { FenceCrossing } from './crossings'
import { countCrossings } from './geofence'

const facts = firingFacts([firingVehicle(null, 'v-1', ['EV']), firingVehicle(null, 'v-2')])
/** Yesterday is a Friday. */
const crossings = new Map<string, FenceCrossing[]>([
  [
    'v-1',
    [
      { at: 0, minuteOfDay: 480, direction: 'exit' },
      { at: 0, minuteOfDay: 1000.5, direction: 'enter' },
      { at: 6, minuteOfDay: 30, direction: 'exit' },
    ],
  ],
  ['v-2', [{ at: 3, minuteOfDay: 1201, direction: 'exit' }]],
])
const on = (...days: Weekday[]) =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, days.includes(day)])) as Record<Weekday, boolean>

function count(changes: Partial<RuleConditions['geofence']>, base = {}) {
  const geofence = { ...RULE_DEFAULTS.geofence, ...changes }
  return countCrossings(ruleDraft(RULE_TYPES.geofence, { geofence, ...base }), facts, crossings)
}

describe('a geofence rule (docs/firing.md F6)', () => {
  it('counts seven days, by direction, day and vehicle', () => {
    expect(count({})).toEqual({
      window: 7,
      times: 4,
      byReason: { exit: 3, enter: 1 },
      byDay: [2, 0, 0, 1, 0, 0, 1],
      vehicles: [
        { vehicleId: 'v-1', times: 3, byReason: { exit: 2, enter: 1 }, days: [1, 7] },
        { vehicleId: 'v-2', times: 1, byReason: { exit: 1 }, days: [4] },
      ],
    })
  })

  it('counts only the directions that trigger, and the vehicles that it watches', () => {
    expect(count({ trigger: { enter: true, exit: false } }).times).toBe(1)
    expect(count({}, { allVehicles: false, selectedTags: ['EV'] }).times).toBe(3)
  })

  it('counts what the schedule holds, its ends included', () => {
    expect(count({ time: { allDay: false, start: 480, end: 1200 } }).byDay).toEqual([2, 0, 0, 0, 0, 0, 0])
    expect(count({ days: on('friday') }).times).toBe(2)
  })

  it('gives what is after midnight to the day on which the schedule began', () => {
    const time = { allDay: false, start: 1320, end: 60 }
    // Entry 6 is a Saturday: half past midnight belongs to the night of Friday.
    expect(count({ time, days: on('friday') }).byDay).toEqual([0, 0, 0, 0, 0, 0, 1])
    expect(count({ time, days: on('saturday') }).times).toBe(0)
  })
})
