import type { Challenge } from '#domain/game/challenges'
import type { Title } from '#domain/game/titles'
import type { ChapterId } from '#domain/tour/chapters'
import type { WaypointName } from '#domain/tour/waypoints'

/** A feature with its name on the kiosk's screens, and its benefit. */
export interface Topic {
  name: string
  text: string
}

/** All texts of the hand-off page in one language; `{name}` is a placeholder. */
export interface HandoffWords {
  /** Second word of the wordmark. */
  fleet: string
  language: string
  share: string
  print: string
  /** Above the name of the event. */
  at: string
  game: {
    heading: string
    score: string
    found: string
    streak: string
    rank: string
    finds: string
    noFinds: string
    code: string
    codeText: string
  }
  tour: {
    heading: string
    progress: string
    noTopics: string
    interests: string
    seen: string
    unseen: string
  }
  next: string
  nextText: string
  privacy: string
  /** In place of a missing or unreadable summary. */
  none: { heading: string; text: string }
  titles: Readonly<Record<Title, string>>
  chapters: Readonly<Record<ChapterId, string>>
  finds: Readonly<Record<Challenge, Topic>>
  topics: Readonly<Record<WaypointName, Topic>>
}

/** Replaces `{name}` in a text, in a single pass, so that inserted values are not parsed again. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
