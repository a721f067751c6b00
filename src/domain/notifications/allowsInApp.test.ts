import { describe, expect, it } from 'vitest'
import { allowsInApp, type InAppSettings } from './allowsInApp'
import type { FeedEvent } from './feed'
import type { FiringReason } from './firing/firing'

const ALL_ON: InAppSettings = {
  rows: [
    { id: 'vehicleCheckInOut', inApp: true },
    { id: 'vehicleAddedRemoved', inApp: true },
  ],
  eventSettings: { diagnostics: true, driverSpeeding: true, maintenanceReminder: true },
  rules: [{ id: '4', inApp: true }],
}
const ALL_OFF: InAppSettings = {
  rows: ALL_ON.rows.map((row) => ({ ...row, inApp: false })),
  eventSettings: { diagnostics: false, driverSpeeding: false, maintenanceReminder: false },
  rules: [{ id: '4', inApp: false }],
}

const fired = (isTest: boolean, reason: FiringReason = 'brake', ruleId: string | null = '4'): FeedEvent => ({
  kind: 'rule',
  ruleId,
  ruleType: 7,
  name: 'Highway speed',
  reason,
  isTest,
})

describe('what the settings let into the feed', () => {
  it.each<FeedEvent>([
    { kind: 'oil', oilLife: 5 },
    { kind: 'tire', wheel: 'frontLeft', pressurePsi: 29, recommendedPsi: 35 },
    { kind: 'lowFuel', fuelPercent: 12 },
    { kind: 'charging', state: 'interrupted', chargePercent: 30 },
    { kind: 'speeding', limitMph: 55, percent: 20 },
    { kind: 'reminder', task: 'oilChange' },
    { kind: 'checkInCheckOut', direction: 'in' },
    { kind: 'onboarding', change: 'removed' },
    fired(false),
  ])('$kind follows its setting', (event) => {
    expect(allowsInApp(event, ALL_ON)).toBe(true)
    expect(allowsInApp(event, ALL_OFF)).toBe(false)
  })

  it.each<FeedEvent>([
    { kind: 'offHours' },
    { kind: 'cameraOff' },
    { kind: 'recall', recallId: 'r-1', type: 'productSafety' },
    fired(true),
    fired(false, 'brake', '99'),
  ])('$kind is there when no setting is about it', (event) => {
    expect(allowsInApp(event, ALL_OFF)).toBe(true)
  })

  it.each<[FiringReason, keyof InAppSettings['eventSettings']]>([
    ['fixedSpeed', 'driverSpeeding'],
    ['roadSpeed', 'driverSpeeding'],
    ['tires', 'diagnostics'],
    ['mileage', 'maintenanceReminder'],
  ])('a rule and its test about %s follow the flag %s', (reason, flag) => {
    const settings = { ...ALL_ON, eventSettings: { ...ALL_ON.eventSettings, [flag]: false } }
    for (const isTest of [true, false]) {
      expect(allowsInApp(fired(isTest, reason), ALL_ON)).toBe(true)
      expect(allowsInApp(fired(isTest, reason), settings)).toBe(false)
      expect(allowsInApp(fired(isTest), settings)).toBe(true)
    }
  })

  it('turns off one thing alone', () => {
    const settings = { ...ALL_ON, eventSettings: { ...ALL_ON.eventSettings, driverSpeeding: false } }
    expect(allowsInApp({ kind: 'speeding', limitMph: 55, percent: 20 }, settings)).toBe(false)
    expect(allowsInApp({ kind: 'oil', oilLife: 5 }, settings)).toBe(true)
  })
})
