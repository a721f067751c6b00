import { SECTIONS, type Section } from '#domain/base/section'
import {
  eventTypeOf,
  FEED_EVENT_TYPES,
  FEED_SPACING_MINUTES,
  type FeedEventType,
  type FeedItem,
  type FeedKind,
} from '#domain/notifications/feed'
import type { VehicleNotification } from '#domain/vehicle/vehicle'
import { type FeedVehicle, fromDealer, fromFleet } from '../feed/feedVehicle'
import { feedItemProblems } from './feedItem'
import { idOrderProblems, missingValues } from './lists'
import { type CrossRule, type DemoData, when } from './rule'

/** Kinds that each section must hold (docs/rules.md NF-04 to NF-12). */
const REQUIRED_KINDS: readonly FeedKind[] = [
  'trip',
  'oil',
  'tire',
  'charging',
  'cameraOn',
  'cameraOff',
  'speeding',
  'other',
]

/**
 * Event types without any item: one, so that "No Notifications Found" can be seen (docs/rules.md NC-05); a
 * dealer's recalls are older than its feed.
 */
const EMPTY_TYPES: Record<Section, readonly FeedEventType[]> = {
  fleet: ['adapterIssue'],
  dealer: ['adapterIssue', 'recall'],
}

const bySection = (items: readonly FeedItem[]) =>
  SECTIONS.map((section) => [section, items.filter((item) => item.section === section)] as const)

export const FEED_RULES: readonly CrossRule[] = [
  {
    says: 'feed items of a section are 30 minutes apart, the newest first',
    check: ({ feedItems }) => ({
      checked: feedItems.length,
      problems: bySection(feedItems).flatMap(([section, items]) => [
        ...idOrderProblems(section === 'fleet' ? 'ff' : 'df', items),
        ...items.flatMap(({ id, minutesAgo }, at) =>
          when(minutesAgo !== FEED_SPACING_MINUTES * (at + 1), `${id} is ${minutesAgo} minutes old`),
        ),
      ]),
    }),
  },
  {
    says: 'each section of the feed has every kind, and an item of every event type but one or two',
    check: ({ feedItems }) => ({
      checked: feedItems.length,
      problems: bySection(feedItems).flatMap(([section, items]) => [
        ...missingValues(
          `${section} item of kind`,
          REQUIRED_KINDS,
          items.map(({ event }) => event.kind),
        ),
        ...missingValues(
          `${section} item of event type`,
          FEED_EVENT_TYPES.filter((type) => !EMPTY_TYPES[section].includes(type)),
          items.map(({ event }) => eventTypeOf(event)),
        ),
        ...missingValues(
          `${section} remote command`,
          ['Enable Vehicle', 'Disable Vehicle'],
          items.flatMap(({ event }) => (event.kind === 'other' ? event.title : [])),
        ),
      ]),
    }),
  },
  {
    says: 'a feed item says of its vehicle and driver what they say themselves',
    check(data) {
      const vehicles = feedVehicles(data)
      return {
        checked: data.feedItems.length,
        problems: data.feedItems.flatMap((item) =>
          feedItemProblems(item, vehicles.get(item.vehicleId), data).map(
            (problem) => `${item.id}: ${problem}`,
          ),
        ),
      }
    },
  },
  {
    says: 'what the feed tells of a vehicle is on its own list at the same time',
    check({ vehicles, feedItems }) {
      const told = feedItems.flatMap(({ id, vehicleId, minutesAgo, event }) => {
        const kind = event.kind === 'checkInCheckOut' && event.direction === 'out' ? 'checkOut' : event.kind
        return isNotificationKind(kind) && vehicleId.startsWith('v')
          ? [{ id, vehicleId, minutesAgo, kind }]
          : []
      })
      return {
        checked: told.length,
        problems: told.flatMap(({ id, vehicleId, minutesAgo, kind }) => {
          const own = vehicles.find((vehicle) => vehicle.id === vehicleId)?.details.notifications ?? []
          return when(
            !own.some((one) => one.kind === kind && one.minutesAgo === minutesAgo),
            `${id}: ${vehicleId} has no ${kind} of ${minutesAgo} minutes ago`,
          )
        }),
      }
    },
  },
]

function isNotificationKind(kind: string): kind is VehicleNotification['kind'] {
  return ['tire', 'oil', 'trip', 'speeding', 'checkOut', 'charging'].includes(kind)
}

function feedVehicles({ vehicles, users, dealerVehicles }: DemoData): Map<string, FeedVehicle> {
  const all = [...vehicles.map((vehicle) => fromFleet(vehicle, users)), ...dealerVehicles.map(fromDealer)]
  return new Map(all.map((vehicle) => [vehicle.id, vehicle]))
}
