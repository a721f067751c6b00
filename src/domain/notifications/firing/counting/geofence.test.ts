import { describe, expect, it } from 'vitest'
import { WEEKDAYS, type Weekday } from '#domain/places/place'
import { firingFacts, firingVehicle, ruleDraft } from '#domain/testing/firingDays'
import type { RuleConditions } from '../../notificationRule'
import { RULE_DEFAULTS } from '../../ruleDefaults'
import { RULE_TYPES } from '../../ruleType'
import type { TripCrossings, TripTrack } from '../fence/tripCrossings'
import { countCrossings, needsMinutes } from './geofence'

const facts = firingFacts([firingVehicle(null, 'v-1', ['EV']), firingVehicle(null, 'v-2')])

/** A trip of an hour with known crossing times. Yesterday is a Friday. */
function crossing(
  vehicleId: string,
  daysAgo: number,
  minuteOfDay: number,
  direction: 'enter' | 'exit',
  isTimed = true,
): TripCrossings {
  const minute = minuteOfDay - daysAgo * 1440
  return {
    track: { vehicleId } as TripTrack,
    from: minute - 30,
    to: minute + 30,
    crossings: [{ segment: 0, share: 0, direction }],
    minutes: isTimed ? [minute] : null,
  }
}

const crossings = [
  crossing('v-1', 1, 480, 'exit'),
  crossing('v-1', 1, 1000.5, 'enter'),
  crossing('v-1', 7, 31, 'exit'),
  crossing('v-2', 4, 1201, 'exit'),
]
const on = (...days: Weekday[]) =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, days.includes(day)])) as Record<Weekday, boolean>

function count(changes: Partial<RuleConditions['geofence']>, base = {}, trips = crossings) {
  const geofence = { ...RULE_DEFAULTS.geofence, ...changes }
  return countCrossings(ruleDraft(RULE_TYPES.geofence, { geofence, ...base }), facts, trips)
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
    expect(count({ trigger: { enter: true, exit: false } })?.times).toBe(1)
    expect(count({}, { allVehicles: false, selectedTags: ['EV'] })?.times).toBe(3)
  })

  it('counts what the schedule holds, its ends included', () => {
    expect(count({ time: { allDay: false, start: 480, end: 1200 } })?.byDay).toEqual([2, 0, 0, 0, 0, 0, 0])
    expect(count({ days: on('friday') })?.times).toBe(2)
  })

  it('gives what is after midnight to the day on which the schedule began', () => {
    const time = { allDay: false, start: 1320, end: 60 }
    // Entry 6 is a Saturday: half past midnight belongs to the night of Friday.
    expect(count({ time, days: on('friday') })?.byDay).toEqual([0, 0, 0, 0, 0, 0, 1])
    expect(count({ time, days: on('saturday') })?.times).toBe(0)
  })

  it('needs no times of trips that lie on one side of the hours', () => {
    const trips = [crossing('v-1', 2, 700, 'exit', false), crossing('v-1', 2, 1300, 'exit', false)]
    expect(count({ time: { allDay: false, start: 480, end: 1200 } }, {}, trips)?.byDay).toEqual([
      0, 1, 0, 0, 0, 0, 0,
    ])
  })

  it.each([
    ['begins before the hours do', 490],
    ['ends after the hours do', 1180],
    ['goes over midnight', 1430],
  ])('waits for the times of a trip that %s', (_, minuteOfDay) => {
    const trips = [crossing('v-1', 2, minuteOfDay, 'exit', false)]
    const time = { allDay: false, start: 480, end: 1200 }
    expect(count({ time }, {}, trips)).toBeNull()
    expect(needsMinutes(crossing('v-1', 2, 700, 'exit'), { days: on(), time })).toBe(false)
  })
})
