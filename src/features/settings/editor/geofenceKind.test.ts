import { describe, expect, it } from 'vitest'
import type { GeofenceRule } from '../../../domain/notifications/notificationRule'
import { RULE_DEFAULTS } from '../../../domain/notifications/ruleDefaults'
import { RULE_TYPES } from '../../../domain/notifications/ruleType'
import { GEOFENCE_KIND, type GeofenceForm } from './geofenceKind'

const { form: formOf, stored: toStored, problems: problemsOf } = GEOFENCE_KIND

const NOW = { daysAgo: 0, minuteOfDay: 615 }
const stored: GeofenceRule & typeof RULE_DEFAULTS = {
  ...RULE_DEFAULTS,
  id: '7',
  type: RULE_TYPES.geofence,
  name: { en: 'Depot', 'es-MX': 'Depósito', 'fr-CA': 'Dépôt' },
  lastTripRecorded: 3,
  allManagers: false,
  selectedManagers: ['m-2'],
  geofence: {
    ...RULE_DEFAULTS.geofence,
    time: { allDay: false, start: 480, end: 1200 },
    mapId: 'g-1',
  },
  lastUpdated: { daysAgo: 9, minuteOfDay: 0 },
}
const form: GeofenceForm = { ...formOf(null, 'en'), name: 'Yard' }

describe('the form of a rule', () => {
  it('defaults to all day, hours 08:00 to 20:00, in app and no email (docs/rules.md SE-18, SE-35)', () => {
    expect(formOf(null, 'en')).toMatchObject({
      allDay: true,
      start: 8 * 60,
      end: 20 * 60,
      inApp: true,
      email: false,
      recipients: 'all',
      enter: true,
      exit: true,
    })
  })

  it('stores its values unchanged, with a new time stamp', () => {
    expect(toStored(formOf(stored, 'fr-CA'), stored, 'fr-CA', NOW)).toEqual({ ...stored, lastUpdated: NOW })
  })

  it('stores a changed name in every language', () => {
    const named = { ...formOf(stored, 'fr-CA'), name: ' Cour ' }
    expect(toStored(named, stored, 'fr-CA', NOW).name).toEqual({
      en: 'Cour',
      'es-MX': 'Cour',
      'fr-CA': 'Cour',
    })
  })

  it('drops selected vehicles and managers when all are selected', () => {
    const all: GeofenceForm = {
      ...form,
      selectedVehicles: ['v-1'],
      recipients: 'me',
      selectedManagers: ['m-1'],
    }
    expect(toStored(all, null, 'en', NOW)).toMatchObject({
      selectedVehicles: [],
      selectedManagers: [],
      onlyMe: true,
      allManagers: false,
    })
  })
})

describe('validation', () => {
  it('finds no problem in a complete form', () => {
    expect(problemsOf(form)).toEqual([])
  })

  it.each<[string, Partial<GeofenceForm>, string]>([
    ['a name of blanks', { name: '  ' }, 'nameMissing'],
    ['a name that is too long', { name: 'x'.repeat(81) }, 'nameTooLong'],
    ['no trigger', { enter: false, exit: false }, 'noTrigger'],
    ['no day', { days: { ...form.days, ...allOff() } }, 'noDay'],
    ['hours that end when they begin', { allDay: false, end: form.start }, 'noTime'],
    ['selected vehicles without any', { allVehicles: false }, 'noVehicle'],
    ['selected managers without any', { recipients: 'selected' }, 'noManager'],
    ['no channel', { inApp: false }, 'noChannel'],
  ])('is %s', (_, change, problem) => {
    expect(problemsOf({ ...form, ...change })).toEqual([problem])
  })

  it('accepts hours that pass midnight', () => {
    expect(problemsOf({ ...form, allDay: false, start: 1200, end: 360 })).toEqual([])
  })
})

function allOff(): GeofenceForm['days'] {
  return Object.fromEntries(Object.keys(form.days).map((day) => [day, false])) as GeofenceForm['days']
}
