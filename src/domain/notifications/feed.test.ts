import { describe, expect, it } from 'vitest'
import { eventTypeOf, FEED_EVENT_TYPES, type FeedEvent, type FeedItem, isShownInPanel } from './feed'

const itemOf = (event: FeedEvent): FeedItem => ({
  id: 'ff-1',
  section: 'fleet',
  vehicleId: 'v-1',
  vehicle: 'Unit 118',
  driverId: null,
  driver: null,
  minutesAgo: 30,
  event,
})

describe('eventTypeOf', () => {
  it.each([
    ['maintenance', { kind: 'oil', oilLife: 8 }],
    ['trip', { kind: 'speeding', limitMph: 55, percent: 12 }],
    ['remoteCommands', { kind: 'other', title: 'Enable Vehicle', category: 'Remote Commands' }],
    ['geofence', { kind: 'lot', trigger: 'enter', lot: 'Main Lot' }],
    [
      'offHours',
      { kind: 'rule', ruleId: '12', ruleType: 11, name: 'Nights', reason: 'offHours', isTest: true },
    ],
  ] as const)('finds under %s what belongs there', (type, event) => {
    expect(eventTypeOf(event)).toBe(type)
  })

  it('knows the event types (docs/rules.md NC-04)', () => {
    expect(FEED_EVENT_TYPES).toHaveLength(14)
  })
})

describe("the header's panel", () => {
  it('leaves out what the camera says when it comes on', () => {
    expect(isShownInPanel(itemOf({ kind: 'cameraOn' }))).toBe(false)
  })

  it('leaves out trips', () => {
    const info = { score: 90, distanceMi: 3, totalMinutes: 9, idleMinutes: 1 }
    const breakdown = { hardBrake: 0, hardAcceleration: 0, roadSpeeding: 0, speedingOver80: 0 }
    expect(isShownInPanel(itemOf({ kind: 'trip', tripId: 't-1', info, breakdown }))).toBe(false)
  })

  it('shows the others', () => {
    expect(isShownInPanel(itemOf({ kind: 'cameraOff' }))).toBe(true)
  })
})
