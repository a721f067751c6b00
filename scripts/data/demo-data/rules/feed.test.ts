import { describe, expect, it } from 'vitest'
import type { Section } from '#domain/base/section'
import type { FeedItem, FeedKind } from '#domain/notifications/feed'
import { accountProblemsAfter, firstOf } from '../testing/accountProblems'
import type { DemoData } from './rule'

type Spoil = (data: DemoData) => unknown

/** The first item of a kind in a section. */
const item = ({ feedItems }: DemoData, kind: FeedKind, section: Section = 'fleet'): FeedItem =>
  firstOf(feedItems, (row) => row.section === section && row.event.kind === kind)
const set = (kind: FeedKind, patch: Record<string, unknown>, section?: Section) => (data: DemoData) =>
  Object.assign(item(data, kind, section).event, patch)

it('finds nothing wrong with the data as it is made', () => {
  expect(accountProblemsAfter(() => {})).toEqual([])
})

describe('the feed', () => {
  it.each<[string, Spoil]>([
    ['row 1 is ff-2', ({ feedItems }) => feedItems.shift()],
    ['ff-1 is 31 minutes old', ({ feedItems }) => Object.assign(firstOf(feedItems), { minutesAgo: 31 })],
    ['there is no fleet item of kind oil', (data) => data.feedItems.splice(0, 25)],
    [
      'there is no dealer item of event type adas',
      (data) => Object.assign(item(data, 'adas', 'dealer'), { event: { kind: 'offHours' } }),
    ],
    ['there is no fleet remote command Disable Vehicle', set('other', { title: 'Enable Vehicle' })],
    ['there is no vehicle v-99', (data) => Object.assign(item(data, 'tire'), { vehicleId: 'v-99' })],
    ['v-1 is not called Unit 7', (data) => Object.assign(item(data, 'tire'), { vehicle: 'Unit 7' })],
    ['Unit 118 is not driven by Ada', (data) => Object.assign(item(data, 'tire'), { driver: 'Ada' })],
    ['a offHours needs a driver', (data) => Object.assign(item(data, 'offHours'), { driver: null })],
    ['there is no trip t-9', set('trip', { tripId: 't-9' })],
    [
      'has other figures',
      set('trip', { info: { score: 1, distanceMi: 1, totalMinutes: 9, idleMinutes: 1 } }),
    ],
    ['did not end 61 minutes ago', (data) => Object.assign(item(data, 'trip'), { minutesAgo: 61 })],
    ['did not end 61 minutes ago', (data) => Object.assign(item(data, 'trip', 'dealer'), { minutesAgo: 61 })],
    ['Unit 147 was not 61 percent over 25 mph on its trip', set('speeding', { percent: 61 })],
    ['oil life of Unit 131 is 6', set('oil', { oilLife: 9 })],
    ['of Unit 118 is not low at 20 psi', set('tire', { pressurePsi: 20 })],
    ['fuel of Unit 214 is 19', set('lowFuel', { fuelPercent: 12 })],
    ['has stood at', set('charging', { chargePercent: 1 }, 'dealer')],
    [
      'v-45 has no charging of 99 minutes ago',
      (data) => Object.assign(item(data, 'charging'), { minutesAgo: 99 }),
    ],
    ['after Enable Vehicle', set('other', { title: 'Enable Vehicle' })],
    ['does not look removed', set('onboarding', { change: 'removed' })],
    [
      'Unit 204 was parked 180 minutes ago',
      (data) => Object.assign(item(data, 'geofence'), { vehicleId: 'v-7', vehicle: 'Unit 204' }),
    ],
    [
      'tells of reminder before it is set up',
      (data) => Object.assign(item(data, 'reminder'), { vehicleId: 'v-47' }),
    ],
    ['is masked', set('locationMasking', { enabled: false })],
    ['stands on null after enter Courtesy Lot', set('lot', { trigger: 'enter' }, 'dealer')],
    ['g-1 is not called Nowhere', set('geofence', { area: { us: 'Nowhere', ca: 'x', mx: 'y' } })],
    ['r-1 is not of Unit 151 and nonCompliance', set('recall', { type: 'nonCompliance' })],
  ])('says %s', (problem, spoil) => {
    expect(accountProblemsAfter(spoil)).toContainEqual(expect.stringContaining(problem))
  })
})
