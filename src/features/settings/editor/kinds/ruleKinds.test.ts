import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { RULE_DEFAULTS } from '#domain/notifications/ruleDefaults'
import { RULE_TYPES, type RuleType } from '#domain/notifications/ruleType'
import { NotificationRuleSchema } from '../../../../data/schemas/notifications'
import type { RuleContext } from '../ruleKind'
import { RULE_KINDS } from './ruleKinds'

const US: RuleContext = { system: 'imperial', locale: 'en' }
const QUEBEC: RuleContext = { system: 'metric', locale: 'fr-CA' }
const ONTARIO: RuleContext = { system: 'metric', locale: 'en-CA' }

const diagnostics = RULE_KINDS[RULE_TYPES.diagnostics]
const maintenance = RULE_KINDS[RULE_TYPES.maintenanceReminder]
const behavior = RULE_KINDS[RULE_TYPES.driverBehavior]
const fence = RULE_KINDS[RULE_TYPES.geofence]
const utilization = RULE_KINDS[RULE_TYPES.vehicleUtilization]
const offHours = RULE_KINDS[RULE_TYPES.offHours]
const limit = RULE_KINDS[RULE_TYPES.drivingLimit]

/** Conditions of a new rule of the type before its form is changed. */
function newConditions<Type extends RuleType>(type: Type, context: RuleContext) {
  const kind = RULE_KINDS[type]
  return kind.conditions(kind.form(null, context) as never, null)
}

describe('a new rule', () => {
  it.each(Object.values(RULE_TYPES).flatMap((type) => [US, QUEBEC].map((context) => ({ type, context }))))(
    'of type $type has no problem in $context.locale and is fit to be stored',
    ({ type, context }) => {
      const kind = RULE_KINDS[type]
      expect(kind.problems(kind.form(null, context) as never)).toEqual([])
      const name = { en: 'New', 'es-MX': 'New', 'fr-CA': 'New' }
      const row = { ...RULE_DEFAULTS, id: '99', type, name, lastUpdated: { daysAgo: 0, minuteOfDay: 0 } }
      expect(v.is(NotificationRuleSchema, { ...row, ...newConditions(type, context) })).toBe(true)
    },
  )

  it('of driver behavior alerts at 80 mph, in km/h at what the language says (docs/rules.md SE-36, SE-37)', () => {
    const fixed = (context: RuleContext) =>
      newConditions(RULE_TYPES.driverBehavior, context).speedConditions.fixed
    expect(fixed(US)).toEqual({ speed: 80, unit: 'mph' })
    expect(fixed(ONTARIO)).toEqual({ speed: 129, unit: 'km/h' })
    expect(fixed(QUEBEC)).toEqual({ speed: 128, unit: 'km/h' })
  })

  it('of maintenance is due every 8000 of the unit shown and every six months (docs/rules.md SE-30, SE-31)', () => {
    const { mileage, time } = newConditions(RULE_TYPES.maintenanceReminder, QUEBEC).maintenanceConditions
    expect(mileage).toEqual({
      enabled: true,
      recurrance: { amount: 8000, unit: 'km' },
      start: { amount: 0, unit: 'km' },
    })
    expect(time).toMatchObject({ enabled: true, recurrance: { amount: 6, unit: 'months' } })
  })

  it('of a driving limit is nine hours a week from Monday (docs/rules.md SE-34)', () => {
    expect(newConditions(RULE_TYPES.drivingLimit, US).drivingLimit).toEqual({
      number: 9,
      unit: 'hours',
      per: 'week',
      startOfWeek: 'monday',
    })
  })

  it('of off-hours allows 08:00 to 20:00, of a geofence all day (docs/rules.md SE-35)', () => {
    const hours = { start: 480, end: 1200 }
    expect(newConditions(RULE_TYPES.offHours, US).geofence.time).toEqual({ allDay: false, ...hours })
    expect(newConditions(RULE_TYPES.geofence, US).geofence.time).toEqual({ allDay: true, ...hours })
  })
})

describe('a stored rule', () => {
  const base = {
    ...RULE_DEFAULTS,
    id: '7',
    name: { en: 'Depot', 'es-MX': 'Depósito', 'fr-CA': 'Dépôt' },
    lastUpdated: { daysAgo: 9, minuteOfDay: 0 },
    geofence: { ...RULE_DEFAULTS.geofence, mapId: 'g-1', time: { allDay: false, start: 510, end: 360 } },
    lastTripRecorded: 3,
    toggles: { ...RULE_DEFAULTS.toggles, brake: true },
  }

  it.each(Object.values(RULE_TYPES))('of type %i is stored unchanged, whatever units are shown', (type) => {
    const kind = RULE_KINDS[type]
    const stored = { ...base, type } as never
    const next = kind.conditions(kind.form(stored, QUEBEC) as never, stored)
    expect({ ...base, ...next }).toEqual({ ...base })
  })
})

describe('what prevents saving', () => {
  const dayless = { ...RULE_DEFAULTS.geofence.days }
  for (const day of Object.keys(dayless) as (keyof typeof dayless)[]) dayless[day] = false

  it('is a rule without any condition', () => {
    const off = { oil: false, tires: false, fuel: false, charge: false }
    expect(diagnostics.problems(off)).toEqual(['noCondition'])
    const form = behavior.form(null, US)
    expect(behavior.problems({ ...form, toggles: RULE_DEFAULTS.toggles })).toEqual(['noCondition'])
    const due = maintenance.form(null, US)
    expect(maintenance.problems({ ...due, byMileage: false, byTime: false })).toEqual(['noCondition'])
    expect(fence.problems({ ...fence.form(null, US), enter: false, exit: false })).toEqual(['noTrigger'])
  })

  it('is a speed or a margin that the history behind the count does not keep', () => {
    const toggles = { ...RULE_DEFAULTS.toggles, fixedSpeed: true, roadSpeed: true }
    const form = { ...behavior.form(null, US), toggles }
    expect(behavior.problems({ ...form, speed: 79, speedUnit: 'km/h' })).toEqual(['number'])
    expect(behavior.problems({ ...form, speed: 80, speedUnit: 'km/h' })).toEqual([])
    expect(behavior.problems({ ...form, margin: 1 })).toEqual(['number'])
    expect(behavior.problems({ ...form, margin: 2 })).toEqual([])
  })

  it.each([null, 0, 49, 301, 80.5])('is a fixed speed of %s, unless it is off', (speed) => {
    const form = { ...behavior.form(null, US), speed }
    expect(behavior.problems(form)).toEqual(['number'])
    const braking = { ...form, toggles: { ...RULE_DEFAULTS.toggles, brake: true } }
    expect(behavior.problems(braking)).toEqual([])
  })

  it('is any other number that has no room in a row', () => {
    expect(maintenance.problems({ ...maintenance.form(null, US), mileage: 0 })).toEqual(['number'])
    expect(maintenance.problems({ ...maintenance.form(null, US), interval: 121 })).toEqual(['number'])
    expect(utilization.problems({ idleDays: 366 })).toEqual(['number'])
    expect(limit.problems({ ...limit.form(null, US), number: null })).toEqual(['number'])
    expect(limit.problems({ ...limit.form(null, US), number: 9.55 })).toEqual(['number'])
    expect(limit.problems({ ...limit.form(null, US), number: 9.5 })).toEqual([])
  })

  it('is a schedule without days, or of no time; one that passes midnight is fine', () => {
    const form = offHours.form(null, US)
    expect(offHours.problems({ ...form, days: dayless })).toEqual(['noDay'])
    expect(offHours.problems({ ...form, end: form.start })).toEqual(['noTime'])
    expect(offHours.problems({ ...form, start: 1200, end: 360 })).toEqual([])
  })
})

it('keeps what a form of a switched-off condition says, and drops what is no number', () => {
  const form = { ...behavior.form(null, US), speed: null, toggles: { ...RULE_DEFAULTS.toggles, brake: true } }
  expect(behavior.conditions(form, null).speedConditions).toMatchObject({
    active: false,
    fixed: { speed: 80, unit: 'mph' },
  })
})
