import { describe, expect, it } from 'vitest'
import { countFirings } from '#domain/notifications/firing/counting/countFirings'
import { dayCalendar } from '#domain/notifications/firing/counting/dayCalendar'
import { countCrossings } from '#domain/notifications/firing/counting/geofence'
import { boundaryOf } from '#domain/notifications/firing/fence/boundary'
import {
  crossingMinutes,
  type TripCrossings,
  type TripTrack,
  tripCrossings,
  tripTrack,
} from '#domain/notifications/firing/fence/tripCrossings'
import type { Firings } from '#domain/notifications/firing/firing'
import { RULE_DEFAULTS } from '#domain/notifications/ruleDefaults'
import type { RuleDraft } from '#domain/notifications/ruleDraft'
import { committedRows } from '../demo-data/testing/committedRows'
import { type Recounted, recount } from './recount'

/** Two counts that share no code must agree, for every rule that ships and for what a visitor may make of it. */
const data = committedRows()
const TODAY = '2026-11-22'
const YESTERDAY = { year: 2026, month: 11, day: 21 }

/** Made once for all rules with a fence. */
const tracks = new Map<string, TripTrack | null>()

function counted(rule: RuleDraft, system: 'imperial' | 'metric'): Firings {
  const fleet = rule.section === 'fleet'
  const rows = new Map((fleet ? data.vehicleDays : data.dealerVehicleDays).map((row) => [row.id, row]))
  const vehicles = (fleet ? data.vehicles : data.dealerVehicles).map(({ id, tags }) => ({
    id,
    tags,
    days: rows.get(id) ?? null,
  }))
  const facts = { section: rule.section, vehicles, calendar: dayCalendar(YESTERDAY), system }
  if (rule.type !== 8) return countFirings(rule, facts)
  const area = data.geofences.find(({ id }) => id === rule.geofence.mapId)?.area.us
  if (!area) throw new Error(`There is no fence ${rule.geofence.mapId}.`)
  const paths = new Map(data.pathsUs.map((row) => [row.vehicleId, row]))
  const driven = fleet
    ? data.trips.map((trip) => ({ trip, vehicleId: trip.vehicleId, ended: trip.ended }))
    : data.dealerTrips.map((trip) => ({
        trip: { ...trip, dots: [] },
        vehicleId: trip.vehicleId,
        ended: trip.ended,
      }))
  const boundary = boundaryOf(area)
  const crossed = driven.flatMap(({ trip, vehicleId, ended }): TripCrossings[] => {
    const row = paths.get(vehicleId)
    if (!row || !('daysAgo' in ended) || ended.daysAgo < 1 || ended.daysAgo > 7) return []
    const track = tracks.get(trip.id) ?? tripTrack({ trip, vehicleId, ended, paths: row })
    tracks.set(trip.id, track)
    const found = track && tripCrossings(track, boundary)
    return found ? [{ ...found, minutes: crossingMinutes(found) }] : []
  })
  const firings = countCrossings(rule, facts, crossed)
  if (!firings) throw new Error('Every minute is known.')
  return firings
}

/** Both counts in one form. */
const asList = (vehicles: readonly Recounted[]) =>
  vehicles
    .map(({ vehicleId, times, byReason, days }) => ({ vehicleId, times, byReason, days }))
    .toSorted((a, b) => a.vehicleId.localeCompare(b.vehicleId))

function expectSame(rule: RuleDraft, system: 'imperial' | 'metric' = 'imperial'): void {
  const again = recount(data, rule, {
    today: TODAY,
    shown: system === 'metric' ? 'km' : 'mi',
    region: 'us',
  })
  const shown = counted(rule, system)
  expect(asList(shown.vehicles)).toEqual(asList(again))
  expect(shown.times).toBe(again.reduce((sum, { times }) => sum + times, 0))
}

describe('a rule that ships fires as often as a second program counts', () => {
  it.each(data.customNotifications.map((rule) => [`${rule.type} ${rule.name.en}`, rule] as const))(
    'type %s',
    (_, rule) => expectSame(rule),
  )

  it('and so does a reminder without a unit, for who reads kilometers', () => {
    for (const rule of data.customNotifications) if (rule.type === 3) expectSame(rule, 'metric')
  })
})

const draft = (rule: Partial<RuleDraft> & { type: RuleDraft['type'] }) =>
  ({ ...RULE_DEFAULTS, ...rule }) as RuleDraft
const { geofence, speedConditions, maintenanceConditions, drivingLimit } = RULE_DEFAULTS
const NO_TOGGLES = RULE_DEFAULTS.toggles

const DRAFTS: [string, RuleDraft][] = [
  ['every reading', draft({ type: 1 })],
  [
    'every 3,000 km or two weeks',
    draft({
      type: 3,
      maintenanceConditions: {
        mileage: {
          enabled: true,
          recurrance: { amount: 3000, unit: 'km' },
          start: { amount: 100, unit: 'mi' },
        },
        time: {
          enabled: true,
          recurrance: { amount: 2, unit: 'weeks' },
          start: { daysAgo: 200, minuteOfDay: 480 },
        },
      },
    }),
  ],
  [
    'every month from the 31st',
    draft({
      type: 3,
      maintenanceConditions: {
        ...maintenanceConditions,
        time: {
          enabled: true,
          recurrance: { amount: 1, unit: 'months' },
          start: { daysAgo: 114, minuteOfDay: 480 },
        },
      },
    }),
  ],
  ...[60, 75, 80].map((speed): [string, RuleDraft] => [
    `over ${speed} mph`,
    draft({
      type: 7,
      toggles: { ...NO_TOGGLES, fixedSpeed: true },
      speedConditions: { ...speedConditions, active: true, fixed: { speed, unit: 'mph' } },
    }),
  ]),
  [
    'over 120 km/h or 10 percent over the limit',
    draft({
      type: 7,
      toggles: { ...NO_TOGGLES, fixedSpeed: true, roadSpeed: true },
      speedConditions: {
        active: true,
        fixed: { speed: 120, unit: 'km/h' },
        road: { over: 10, unit: 'percent' },
      },
    }),
  ],
  [
    '8 km/h over the limit',
    draft({
      type: 7,
      toggles: { ...NO_TOGGLES, roadSpeed: true },
      speedConditions: { ...speedConditions, active: true, road: { over: 8, unit: 'km/h' } },
    }),
  ],
  [
    'trucks that leave at night',
    draft({
      type: 8,
      allVehicles: false,
      selectedTags: ['Truck'],
      geofence: {
        ...geofence,
        mapId: 'g-2',
        time: { allDay: false, start: 1080, end: 480 },
        trigger: { enter: false, exit: true },
      },
    }),
  ],
  ['masking', draft({ type: 9 })],
  ...[1, 3, 14].map((lastTripRecorded): [string, RuleDraft] => [
    `${lastTripRecorded} days without a trip`,
    draft({ type: 10, lastTripRecorded }),
  ]),
  [
    'drives between 22:00 and 05:00 only',
    draft({ type: 11, geofence: { ...geofence, time: { allDay: false, start: 1320, end: 300 } } }),
  ],
  [
    'weekday drives at all hours',
    draft({
      type: 11,
      geofence: { ...geofence, days: { ...geofence.days, saturday: false, sunday: false } },
    }),
  ],
  ...(['day', 'week', 'month'] as const).flatMap((per) =>
    (['hours', 'miles', 'kilometers'] as const).map((unit): [string, RuleDraft] => [
      `${unit} a ${per}`,
      draft({
        type: 12,
        drivingLimit: {
          ...drivingLimit,
          unit,
          per,
          startOfWeek: 'wednesday',
          number: { day: 1, week: 7, month: 30 }[per] * (unit === 'hours' ? 2 : 40),
        },
      }),
    ]),
  ),
  ['parts of an hour a day', draft({ type: 12, drivingLimit: { ...drivingLimit, number: 1.1, per: 'day' } })],
]

describe('a rule that a visitor may make fires as often as a second program counts', () => {
  it.each(DRAFTS)('%s', (_, rule) => expectSame(rule))

  it.each(DRAFTS.filter(([, { type }]) => type !== 8))('of a dealer: %s', (_, rule) =>
    expectSame({ ...rule, section: 'dealer', allVehicles: true, selectedTags: [] }),
  )
})
