import { useMemo } from 'react'
import { type Live, mapLive } from '#domain/base/live'
import type { Section } from '#domain/base/section'
import { groupOfVehicle } from '#domain/dealer/anyVehicle'
import { allowsInApp } from '#domain/notifications/allowsInApp'
import { byNewest, type FeedItem, feedNumber } from '#domain/notifications/feed'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'
import type { UndoableChange } from '../core/undo'
import { changeRows, type VisitorRows } from '../core/visitorChanges'
import { useVehiclesOf } from './anyVehicles'

/** A section's feed, newest first. */
export function useFeed(section: Section): Live<FeedItem[]> {
  return useLiveQuery(feedQuery, section)
}

const feedQuery = storedQuery(['feedItems'], async (db, section: Section) =>
  (await db.feedItems.where('section').equals(section).toArray()).sort(byNewest),
)

/** The fleet of each vehicle by id, or the lot of a dealer's vehicle. */
export function useFeedGroups(section: Section): Live<ReadonlyMap<string, string>> {
  // Of the rows that most screens show, instead of reading them a second time.
  const vehicles = useVehiclesOf(section)
  return useMemo(
    () => mapLive(vehicles, (rows) => new Map(rows.map((vehicle) => [vehicle.id, groupOfVehicle(vehicle)]))),
    [vehicles],
  )
}

/** Maximum number of items that a visit adds to the feed; the oldest of them are removed first. */
export const MAX_ADDED_ITEMS = 500

/** An item without its id, which is assigned when it is added. */
export type NewFeedItem = Omit<FeedItem, 'id'>

/**
 * Adds items to the feed until the visit is reset, in one transaction: a test, or an event of the live
 * connection. Their time is the time passed since the demo's now (docs/decisions.md D36), so `minutesAgo` is
 * 0 or negative. Items that the settings disable are left out (docs/rules.md NR-03). The change's value is
 * the ids of the added ones, each the next in its section.
 * @param items in chronological order
 */
export function addFeedItems(items: readonly NewFeedItem[]): Promise<UndoableChange<string[]>> {
  const tables = ['feedItems', 'notificationRows', 'eventSettings', 'customNotifications'] as const
  return changeRows(
    tables,
    async (rows) => {
      const settings = await inAppSettings(rows)
      const shown = settings ? items.filter(({ event }) => allowsInApp(event, settings)) : items
      const stored = await rows.all('feedItems')
      const added = numbered(shown.slice(-MAX_ADDED_ITEMS), stored)
      await forgetOldest(rows, stored, MAX_ADDED_ITEMS - added.length)
      await rows.addNew('feedItems', added)
      return added.map(({ id }) => id)
    },
    'each',
  )
}

/** Adds one item, as `addFeedItems` does. The change's value is null if the settings disable it. */
export async function addFeedItem(item: NewFeedItem): Promise<UndoableChange<string | null>> {
  const change = await addFeedItems([item])
  return { ...change, value: change.value[0] ?? null }
}

/** Null while the settings are still being stored. */
async function inAppSettings(
  rows: VisitorRows<'notificationRows' | 'eventSettings' | 'customNotifications'>,
) {
  const eventSettings = await rows.get('eventSettings', 'events')
  if (!eventSettings) return null
  return {
    rows: await rows.all('notificationRows'),
    eventSettings,
    rules: await rows.all('customNotifications'),
  }
}

const PREFIXES: Record<Section, string> = { fleet: 'ff', dealer: 'df' }

function numbered(items: readonly NewFeedItem[], stored: readonly FeedItem[]): FeedItem[] {
  const last = { fleet: 0, dealer: 0 }
  for (const item of stored) last[item.section] = Math.max(last[item.section], feedNumber(item))
  return items.map((item) => {
    last[item.section] += 1
    return { ...item, id: `${PREFIXES[item.section]}-${last[item.section]}` }
  })
}

async function forgetOldest(
  rows: VisitorRows<'feedItems'>,
  stored: readonly FeedItem[],
  room: number,
): Promise<void> {
  const own = new Set(await rows.ownIds('feedItems'))
  const kept = stored.filter(({ id }) => own.has(id)).sort(byNewest)
  if (kept.length > room)
    await rows.forgetOwn(
      'feedItems',
      kept.slice(room).map(({ id }) => id),
    )
}
