import { describe, expect, it } from 'vitest'
import { alertOf, alertTypeOf } from './alertOf'
import type { FeedEvent } from './feed'
import type { NotificationRule } from './notificationRule'
import { RULE_DEFAULTS } from './ruleDefaults'

const rule = (id: string, changes: Partial<NotificationRule>): NotificationRule =>
  ({
    ...RULE_DEFAULTS,
    id,
    name: { us: id, ca: id, mx: id },
    lastUpdated: { daysAgo: 1, minuteOfDay: 1 },
    type: 7,
    allVehicles: false,
    ...changes,
  }) as unknown as NotificationRule

const VEHICLE = { id: 'v-1', tags: ['Truck'] }
const speeding: FeedEvent = { kind: 'speeding', limitMph: 25, percent: 60 }
const fired = (ruleId: string | null): FeedEvent => ({
  kind: 'rule',
  ruleId,
  ruleType: 7,
  name: 'Fast',
  reason: 'fixedSpeed',
  isTest: false,
})

describe('the alert that a notification speaks of', () => {
  it('is its own, and none once that was deleted', () => {
    const rules = [rule('4', { allVehicles: true }), rule('5', {})]
    expect(alertOf(fired('5'), VEHICLE, rules)?.id).toBe('5')
    expect(alertOf(fired('9'), VEHICLE, rules)).toBeNull()
  })

  it.each([
    ['all vehicles', { allVehicles: true }],
    ['the vehicle', { selectedVehicles: ['v-1'] }],
    ['its tag', { selectedTags: ['Truck'] }],
  ] as const)('is the first that watches %s', (_, changes) => {
    const rules = [rule('4', { selectedVehicles: ['v-2'] }), rule('5', changes as Partial<NotificationRule>)]
    expect(alertOf(speeding, VEHICLE, rules)?.id).toBe('5')
  })

  it('of a geofence is the one of that geofence', () => {
    const event: FeedEvent = {
      kind: 'geofence',
      trigger: 'enter',
      geofenceId: 'g-2',
      area: { us: '', ca: '', mx: '' },
    }
    const at = (mapId: string) =>
      ({ type: 8, allVehicles: true, geofence: { mapId } }) as Partial<NotificationRule>
    expect(alertOf(event, VEHICLE, [rule('6', at('g-1')), rule('7', at('g-2'))])?.id).toBe('7')
  })

  it('is of no type for what no rule tells', () => {
    expect(alertTypeOf({ kind: 'cameraOff' })).toBeNull()
    expect(alertTypeOf(speeding)).toBe(7)
  })
})
