import { describe, expect, it } from 'vitest'
import type { RuleBase } from '#domain/notifications/notificationRule'
import { RULE_DEFAULTS } from '#domain/notifications/ruleDefaults'
import type { RuleScope } from '#domain/notifications/ruleScope'
import { baseForm, baseProblems, type RuleForm, storedBase, storedChoices } from './ruleForm'

const NOW = { daysAgo: 0, minuteOfDay: 615 }
const stored: RuleBase = {
  ...RULE_DEFAULTS,
  id: '7',
  name: { en: 'Depot', 'es-MX': 'Depósito', 'fr-CA': 'Dépôt' },
  allManagers: false,
  selectedManagers: ['m-2'],
  lastUpdated: { daysAgo: 9, minuteOfDay: 0 },
}
const scope: RuleScope = {
  vehicles: [{ id: 'v-1', label: 'Unit 1', detail: 'Ana', group: 'Fleet One', tags: ['Truck'] }],
  people: [{ id: 'm-2', name: 'Rafael', email: 'r@x.example' }],
}
const inFrench = { section: 'fleet', locale: 'fr-CA', now: NOW } as const
const form: RuleForm = { ...baseForm(null, 'en'), name: 'Yard' }

describe('the fields of every rule', () => {
  it('begin with all vehicles, all managers, in-app on and email off (docs/rules.md SE-18)', () => {
    expect(form).toMatchObject({ watch: 'all', recipients: 'all', inApp: true, email: false })
  })

  it('are stored unchanged, with a new time stamp (docs/rules.md SE-22)', () => {
    const { id: _, ...rest } = stored
    const next = storedBase(baseForm(stored, 'fr-CA'), stored, inFrench)
    expect({ ...rest, ...next }).toEqual({ ...rest, lastUpdated: NOW })
  })

  it('store a changed name in every language', () => {
    const named = { ...baseForm(stored, 'fr-CA'), name: ' Cour ' }
    expect(storedBase(named, stored, inFrench).name).toEqual({ en: 'Cour', 'es-MX': 'Cour', 'fr-CA': 'Cour' })
  })

  it('belong to the section in which a rule is made, and stay in that of a stored one', () => {
    const atTheDealer = { ...inFrench, section: 'dealer' } as const
    expect(storedBase(form, null, atTheDealer).section).toBe('dealer')
    expect(storedBase(form, stored, atTheDealer).section).toBe('fleet')
  })

  it('drop what another choice has put out of force', () => {
    const all: RuleForm = {
      ...form,
      watch: 'tags',
      selectedVehicles: ['v-1'],
      selectedTags: ['Truck'],
      recipients: 'me',
      selectedManagers: ['m-2'],
    }
    expect(storedChoices(all)).toMatchObject({
      allVehicles: false,
      selectedVehicles: [],
      selectedTags: ['Truck'],
      selectedManagers: [],
      onlyMe: true,
      allManagers: false,
    })
  })
})

describe('what prevents saving', () => {
  it('is nothing in a complete form', () => {
    expect(baseProblems(form, scope)).toEqual([])
  })

  it.each<[string, Partial<RuleForm>, string]>([
    ['a name of blanks', { name: '  ' }, 'nameMissing'],
    ['a name that is too long', { name: 'x'.repeat(81) }, 'nameTooLong'],
    ['tags without any', { watch: 'tags' }, 'noTag'],
    ['selected vehicles without any', { watch: 'selected' }, 'noVehicle'],
    ['only vehicles that were removed', { watch: 'selected', selectedVehicles: ['v-9'] }, 'noVehicle'],
    ['selected managers without any', { recipients: 'selected' }, 'noManager'],
    ['only managers that were removed', { recipients: 'selected', selectedManagers: ['m-9'] }, 'noManager'],
    ['no channel', { inApp: false }, 'noChannel'],
  ])('is %s', (_, change, problem) => {
    expect(baseProblems({ ...form, ...change }, scope)).toEqual([problem])
  })

  it('is not a removed vehicle beside one that is there', () => {
    const both: RuleForm = { ...form, watch: 'selected', selectedVehicles: ['v-9', 'v-1'] }
    expect(baseProblems(both, scope)).toEqual([])
  })
})
