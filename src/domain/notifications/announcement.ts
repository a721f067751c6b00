import type { DayTime } from '#domain/base/demoTime'
import type { LocalText } from '#domain/base/localText'

export const ANNOUNCEMENT_KINDS = ['feature', 'tip', 'service', 'policy'] as const
export type AnnouncementKind = (typeof ANNOUNCEMENT_KINDS)[number]

/** News about the product, for all users. */
export interface Announcement {
  /** `n-N`. */
  id: string
  kind: AnnouncementKind
  title: LocalText
  body: LocalText
  /** Days before today, and minute of that day in the account's time zone. */
  publishedAt: DayTime
  /** Address inside the app; null without a link. */
  link: string | null
  showInFleet: boolean
  showInDealer: boolean
}
