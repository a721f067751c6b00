import {
  eventTypeOf,
  FEED_EVENT_TYPES,
  FEED_SECTIONS,
  FEED_SPACING_MINUTES,
  type FeedItem,
  type FeedKind,
  type FeedSection,
} from '../../../src/domain/feed'
import { lacking, numbered, when } from '../rowRules'
import { buildVehicles } from '../vehicles'
import { feedItemProblems } from './feedItemRules'
import { fromFleet } from './feedVehicle'

/** Kinds of spec section 3 that each section must hold. */
const SPEC_KINDS: readonly FeedKind[] = [
  'trip',
  'oil',
  'tire',
  'charging',
  'cameraOn',
  'cameraOff',
  'speeding',
  'other',
]

/** The one event type that has no item, so that "No Notifications Found" can be seen (NC-05). */
const EMPTY_TYPE = 'adapterIssue'

/** What must hold for the feed. */
export function feedProblems(items: readonly FeedItem[]): string[] {
  const vehicles = new Map(buildVehicles().map((vehicle) => [vehicle.id, fromFleet(vehicle)]))
  return FEED_SECTIONS.slice(0, 1).flatMap((section) => {
    const own = items.filter((item) => item.section === section)
    return [
      ...sectionProblems(section, own),
      ...own.flatMap((item) => feedItemProblems(item, vehicles.get(item.vehicleId))),
    ]
  })
}

function sectionProblems(section: FeedSection, items: readonly FeedItem[]): string[] {
  const types = items.map(({ event }) => eventTypeOf(event.kind))
  return [
    ...numbered(section === 'fleet' ? 'f' : 'df', items),
    ...items.flatMap(({ id, minutesAgo }, at) =>
      when(
        minutesAgo !== FEED_SPACING_MINUTES * (at + 1),
        `${id} is not ${FEED_SPACING_MINUTES} minutes older than the one before`,
      ),
    ),
    ...lacking(
      `${section} item of kind`,
      SPEC_KINDS,
      items.map(({ event }) => event.kind),
    ),
    ...lacking(
      `${section} item of event type`,
      FEED_EVENT_TYPES.filter((type) => type !== EMPTY_TYPE),
      types,
    ),
    ...lacking(
      `${section} remote command`,
      ['Enable Vehicle', 'Disable Vehicle'],
      items.flatMap(({ event }) => (event.kind === 'other' ? event.title : [])),
    ),
  ]
}
