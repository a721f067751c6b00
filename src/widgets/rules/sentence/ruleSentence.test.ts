import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import type { Locale } from '#domain/base/locale'
import { RULE_DEFAULTS } from '#domain/notifications/ruleDefaults'
import type { RuleDraft } from '#domain/notifications/ruleDraft'
import { RULE_TYPES } from '#domain/notifications/ruleType'
import { ruleDraft } from '#domain/testing/firingDays'
import { makeFormats } from '../../../i18n/formats'
import { ALL_MESSAGES } from '../../../i18n/testing/allMessages'
import { ruleSentence, type SentenceContext } from './ruleSentence'

const VEHICLES = [
  { id: 'v-1', label: 'Unit 118', tags: ['Truck'] },
  { id: 'v-2', label: 'Unit 160', tags: ['Truck', 'Services'] },
  { id: 'v-3', label: 'Bolt 2', tags: ['EV', 'Car'] },
]
const MANAGERS = [
  { id: 'm-1', name: 'Amara Okafor' },
  { id: 'm-2', name: 'Thandiwe Mokoena' },
  { id: 'm-3', name: 'José Ángel Treviño' },
]

function sentence(rule: RuleDraft, locale: Locale = 'en', changes: Partial<SentenceContext> = {}): string {
  const i18n = setupI18n({ locale, messages: { [locale]: ALL_MESSAGES[locale] } })
  const formats = makeFormats({
    locale,
    units: 'auto',
    timeZone: 'America/Toronto',
    hourCycle: 'auto',
    dateFormat: 'auto',
    now: new Date('2026-11-21T15:00:00Z'),
    word: (message) => i18n._(message),
  })
  return ruleSentence(rule, {
    say: (message) => i18n._(message),
    formats,
    vehicles: VEHICLES,
    managers: MANAGERS,
    fenceName: null,
    emphasize: (text) => text,
    ...changes,
  }).replaceAll(/[\u00a0\u202f]/g, ' ')
}

const toggles = { ...RULE_DEFAULTS.toggles, fixedSpeed: true }
const speeding = ruleDraft(RULE_TYPES.driverBehavior, { toggles })
const masking = (changes: Partial<RuleDraft>) =>
  ruleDraft(RULE_TYPES.locationMasking, changes as Partial<Extract<RuleDraft, { type: 9 }>>)

describe('whom a rule tells', () => {
  it.each([
    [{}, 'Tells all managers in the app when any of 3 vehicles masks its location.'],
    [{ onlyMe: true, allManagers: false }, 'Tells you in the app when any of 3 vehicles masks its location.'],
    [
      { allManagers: false, selectedManagers: ['m-1', 'm-2'], email: true },
      'Tells Amara Okafor and Thandiwe Mokoena in the app and by email when any of 3 vehicles masks its location.',
    ],
    [
      { allManagers: false, selectedManagers: ['m-1', 'm-2', 'm-3'], inApp: false, email: true },
      'Tells 3 managers by email when any of 3 vehicles masks its location.',
    ],
    [{ allManagers: false }, 'Tells no one yet. Fires when any of 3 vehicles masks its location.'],
    [{ inApp: false }, 'Tells no one yet. Fires when any of 3 vehicles masks its location.'],
    [
      { sendToActive: true },
      'Tells all managers in the app when any of 3 vehicles masks its location. Also alerts whoever is driving.',
    ],
  ] satisfies [Partial<RuleDraft>, string][])('%o', (changes, expected) => {
    expect(sentence(masking(changes))).toBe(expected)
  })
})

describe('which vehicles a rule watches', () => {
  const subject = (changes: Partial<RuleDraft>) =>
    /when (.*) masks its location/.exec(sentence(masking({ allVehicles: false, ...changes })))?.[1]

  it.each([
    [{ selectedVehicles: ['v-2'] }, 'Unit 160'],
    [{ selectedVehicles: ['v-2', 'v-3'] }, 'any of 2 vehicles'],
    [{ selectedTags: ['Truck'] }, 'any of 2 trucks'],
    [{ selectedTags: ['Truck', 'EV'] }, 'any of 3 vehicles tagged Truck or EV'],
    [{ selectedTags: ['EV'] }, 'Bolt 2'],
    [{ selectedVehicles: ['v-99'] }, 'one of its vehicles (none so far)'],
  ] satisfies [Partial<RuleDraft>, string][])('%o', (changes, expected) => {
    expect(subject(changes)).toBe(expected)
  })
})

describe('what makes a rule fire', () => {
  const does = (rule: RuleDraft, locale?: Locale, changes?: Partial<SentenceContext>) =>
    sentence(rule, locale, changes).replace('Tells all managers in the app when any of 3 vehicles ', '')

  it('lists readings, with one line for fuel and charge', () => {
    const readings = { oil: true, tires: true, fuel: true, charge: true }
    expect(does(ruleDraft(RULE_TYPES.diagnostics, { diagnosticConditions: readings }))).toBe(
      'reports oil life at or below 10% for three ignition cycles, a tire at least 3 psi below its recommended pressure, or fuel or charge at or below 20%.',
    )
  })

  it('says the intervals of a service, whichever comes first', () => {
    const { mileage, time } = RULE_DEFAULTS.maintenanceConditions
    const due = (
      changes: Partial<RuleDraft extends never ? never : typeof RULE_DEFAULTS.maintenanceConditions>,
    ) =>
      does(
        ruleDraft(RULE_TYPES.maintenanceReminder, {
          maintenanceConditions: { mileage, time, ...changes },
        }),
      )
    expect(due({ mileage: { ...mileage, enabled: true } })).toBe('is due for service: every 8,000 mi.')
    expect(
      due({
        mileage: { ...mileage, enabled: true, start: { amount: 500, unit: null } },
        time: { ...time, enabled: true },
      }),
    ).toBe(
      'is due for service: every 8,000 mi from 500 mi on or every 6 months from Nov 21, 2026 on, whichever comes first.',
    )
  })

  it('joins events of driving', () => {
    const rule = ruleDraft(RULE_TYPES.driverBehavior, {
      toggles: { ...toggles, brake: true, roadSpeed: true },
    })
    expect(does(rule)).toBe('passes 80 mph, goes 5% or more over the posted limit, or brakes hard.')
  })

  it('names the geofence and its hours', () => {
    const geofence = {
      ...RULE_DEFAULTS.geofence,
      days: { ...RULE_DEFAULTS.geofence.days, saturday: false, sunday: false },
      time: { allDay: false, start: 480, end: 1200 },
      trigger: { enter: false, exit: true },
    }
    expect(does(ruleDraft(RULE_TYPES.geofence, { geofence }), 'en', { fenceName: 'Depot' })).toBe(
      'leaves Depot Monday to Friday from 8:00 AM to 8:00 PM.',
    )
    expect(does(ruleDraft(RULE_TYPES.offHours, { geofence }))).toBe(
      'is driven outside the allowed hours (Monday to Friday from 8:00 AM to 8:00 PM).',
    )
  })

  it('counts days and amounts', () => {
    expect(does(ruleDraft(RULE_TYPES.vehicleUtilization, { lastTripRecorded: 1 }))).toBe(
      'has had no trips for 1 day.',
    )
    expect(does(ruleDraft(RULE_TYPES.drivingLimit))).toBe(
      'is driven more than 9 hours in a week that starts on Monday.',
    )
  })

  it('says so where nothing can make it fire', () => {
    const never = 'Never fires as it is: there is nothing for it to watch for.'
    expect(sentence(ruleDraft(RULE_TYPES.driverBehavior))).toBe(never)
    expect(sentence(ruleDraft(RULE_TYPES.offHours))).toBe(never)
  })
})

describe('the sentence in other languages', () => {
  it('writes half an hour with the mark of the language', () => {
    const limit = { ...RULE_DEFAULTS.drivingLimit, number: 9.5 }
    const rule = ruleDraft(RULE_TYPES.drivingLimit, { drivingLimit: limit })
    expect(sentence(rule)).toContain('more than 9.5 hours in a week')
    expect(sentence(rule, 'fr-CA')).toContain('9,5 heures')
    expect(sentence({ ...rule, drivingLimit: { ...limit, unit: 'kilometers' } }, 'fr-CA')).toContain('9,5 km')
  })

  it.each([
    ['en-CA', 'Tells all managers in the app when any of 3 vehicles passes 129 km/h.'],
    ['es-MX', 'Avisa a todos los gerentes en la app cuando alguno de 3 vehículos rebasa 129 km/h.'],
    ['fr-CA', 'Avise tous les gestionnaires dans l’appli lorsque l’un des 3 véhicules dépasse 128 km/h.'],
  ] satisfies [Locale, string][])('%s', (locale, expected) => {
    expect(sentence(speeding, locale)).toBe(expected)
  })
})
