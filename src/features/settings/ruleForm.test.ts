import { describe, expect, it } from 'vitest'
import { NOTIFICATION_DEFAULTS, type NotificationRule } from '../../domain/notifications/notificationRule'
import { type RuleForm, ruleForm, ruleOf, ruleProblems } from './ruleForm'

const NOW = { daysAgo: 0, minuteOfDay: 615 }
const stored: NotificationRule = {
  ...NOTIFICATION_DEFAULTS,
  id: '7',
  type: 8,
  name: { en: 'Depot', 'es-MX': 'Depósito', 'fr-CA': 'Dépôt' },
  lastTripRecorded: 3,
  allManagers: false,
  selectedManagers: ['m-2'],
  geofence: {
    ...NOTIFICATION_DEFAULTS.geofence,
    time: { allDay: false, start: 480, end: 1200 },
    mapId: 'g-1',
  },
  lastUpdated: { daysAgo: 9, minuteOfDay: 0 },
}
const form: RuleForm = { ...ruleForm(null, 'en'), name: 'Yard' }

describe('the form of a rule', () => {
  it('begins with all day, 08:00 to 20:00 behind it, in app and no e-mail (docs/rules.md SE-18, SE-35)', () => {
    expect(ruleForm(null, 'en')).toMatchObject({
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

  it('stores what it was given, unchanged but for the moment', () => {
    expect(ruleOf(ruleForm(stored, 'fr-CA'), stored, 'fr-CA', NOW)).toEqual({ ...stored, lastUpdated: NOW })
  })

  it('makes a changed name the same in every language', () => {
    const named = { ...ruleForm(stored, 'fr-CA'), name: ' Cour ' }
    expect(ruleOf(named, stored, 'fr-CA', NOW).name).toEqual({ en: 'Cour', 'es-MX': 'Cour', 'fr-CA': 'Cour' })
  })

  it('forgets chosen vehicles and managers once all are meant', () => {
    const all: RuleForm = { ...form, selectedVehicles: ['v-1'], recipients: 'me', selectedManagers: ['m-1'] }
    expect(ruleOf(all, null, 'en', NOW)).toMatchObject({
      selectedVehicles: [],
      selectedManagers: [],
      onlyMe: true,
      allManagers: false,
    })
  })
})

describe('what cannot be stored', () => {
  it('is nothing of a filled form', () => {
    expect(ruleProblems(form)).toEqual([])
  })

  it.each<[string, Partial<RuleForm>, string]>([
    ['a name of blanks', { name: '  ' }, 'nameMissing'],
    ['a name that is too long', { name: 'x'.repeat(81) }, 'nameTooLong'],
    ['no trigger', { enter: false, exit: false }, 'noTrigger'],
    ['no day', { days: { ...form.days, ...allOff() } }, 'noDay'],
    ['hours that end when they begin', { allDay: false, end: form.start }, 'noTime'],
    ['selected vehicles without any', { allVehicles: false }, 'noVehicle'],
    ['selected managers without any', { recipients: 'selected' }, 'noManager'],
    ['no way to tell', { inApp: false }, 'noChannel'],
  ])('is %s', (_, change, problem) => {
    expect(ruleProblems({ ...form, ...change })).toEqual([problem])
  })

  it('is not the other day: hours may pass midnight', () => {
    expect(ruleProblems({ ...form, allDay: false, start: 1200, end: 360 })).toEqual([])
  })
})

function allOff(): RuleForm['days'] {
  return Object.fromEntries(Object.keys(form.days).map((day) => [day, false])) as RuleForm['days']
}
