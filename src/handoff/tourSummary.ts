import type { TourHandoff } from '#domain/handoff/handoff'
import { CHAPTERS } from '#domain/tour/chapters'
import type { WaypointName } from '#domain/tour/waypoints'
import { type Child, element } from './element'
import styles from './page.module.css'
import { card, topicList } from './parts'
import { fill, type HandoffWords } from './words/words'

/** A tour: what was seen of the product, what was viewed longest, and what is left, by chapter. */
export function tourSummary(handoff: TourHandoff, words: HandoffWords): Child[] {
  const { tour } = words
  const { seen, unseen, interests, locale } = handoff
  const whole = new Intl.NumberFormat(locale).format
  const progress = fill(tour.progress, { seen: whole(seen.length), all: whole(seen.length + unseen.length) })
  return [
    element('p', styles.award, progress),
    seen.length === 0 ? element('p', styles.note, tour.noTopics) : null,
    interests > 0
      ? card(
          tour.interests,
          topicList(
            seen.slice(0, interests).map((name) => words.topics[name]),
            false,
          ),
        )
      : null,
    seen.length > 0 ? card(tour.seen, ...byChapter(seen, words, true)) : null,
    unseen.length > 0 ? card(tour.unseen, ...byChapter(unseen, words, false)) : null,
  ]
}

/** Topics in the order of the tour, grouped by chapter. */
function byChapter(names: readonly WaypointName[], words: HandoffWords, ticked: boolean): Child[] {
  return CHAPTERS.flatMap(({ id, stops }) => {
    const topics = stops.filter(({ waypoint }) => names.includes(waypoint))
    if (topics.length === 0) return []
    return [
      element('h3', styles.chapter, words.chapters[id]),
      topicList(
        topics.map(({ waypoint }) => words.topics[waypoint]),
        ticked,
      ),
    ]
  })
}
