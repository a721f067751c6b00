import { seededRandom } from '../../src/domain/kiosk/seededRandom'
import type { LiveFeedItem } from '../../src/domain/live/liveEvents'
import { FEED_SECTIONS } from '../../src/domain/notifications/feed'
import { demoRows } from './demoRows'

/**
 * Notifications without end, those of the demo in another order: one for the fleet and one for the
 * dealer at a time, so that the bell rings in either mode. Trips are left out, for they end but once.
 */
export function* demoNews(seed: number): Generator<LiveFeedItem[], never> {
  const random = seededRandom(seed)
  const items = demoRows('feedItems').filter(({ event }) => event.kind !== 'trip')
  const bySection = FEED_SECTIONS.map((section) => items.filter((item) => item.section === section))
  const waiting: LiveFeedItem[][] = bySection.map(() => [])
  while (true)
    yield bySection.flatMap((all, section) => {
      const queue = waiting[section]
      if (queue?.length === 0)
        queue.push(...random.shuffle(all).map(({ id: _, minutesAgo: __, ...item }) => item))
      return queue?.shift() ?? []
    })
}
