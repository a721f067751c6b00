import { FEED_SPACING_MINUTES, type FeedEvent } from '#domain/notifications/feed'
import type { VehicleNotification } from '#domain/vehicle/vehicle'

/** Kinds whose figures are read from the vehicle or its trip when the feed is made. */
export type ComputedKind =
  | 'trip'
  | 'speeding'
  | 'oil'
  | 'tire'
  | 'lowFuel'
  | 'recall'
  | 'enterDepot'
  | 'exitDepot'

/** What a vehicle tells, by its label: a whole event, or the kind of one that is read. */
export interface FeedLine {
  label: string
  event: FeedEvent | ComputedKind
}

const MINUTES_A_DAY = 24 * 60

/** Minutes before now of the line at `index` of a feed: 30 apart, the newest 30 old. */
export function minutesOfLine(index: number): number {
  return FEED_SPACING_MINUTES * (index + 1)
}

/** The kind of a vehicle's own notification that a line is also told by; undefined when there is none. */
function notificationKind({ event }: FeedLine): VehicleNotification['kind'] | undefined {
  if (event === 'trip' || event === 'speeding' || event === 'oil' || event === 'tire') return event
  if (typeof event === 'string') return undefined
  if (event.kind === 'speeding' || event.kind === 'charging') return event.kind
  return event.kind === 'checkInCheckOut' && event.direction === 'out' ? 'checkOut' : undefined
}

/** When the feed says that the vehicle told something, newest first, so that its own list says the same. */
export function notificationsInFeed(lines: readonly FeedLine[], label: string): VehicleNotification[] {
  return lines.flatMap((line, index) => {
    const kind = line.label === label ? notificationKind(line) : undefined
    return kind ? [{ kind, minutesAgo: minutesOfLine(index) }] : []
  })
}

/** How the feed says that a vehicle was charged last; undefined when it does not tell. */
export function chargeInFeed(
  lines: readonly FeedLine[],
  label: string,
): Extract<FeedEvent, { kind: 'charging' }> | undefined {
  for (const line of lines) {
    if (line.label === label && typeof line.event !== 'string' && line.event.kind === 'charging')
      return line.event
  }
  return undefined
}

/** Days ago on which the feed says that the vehicle was enrolled; undefined when it does not tell. */
export function enrollmentInFeed(lines: readonly FeedLine[], label: string): number | undefined {
  const at = lines.findIndex(
    (line) =>
      line.label === label &&
      typeof line.event !== 'string' &&
      line.event.kind === 'onboarding' &&
      line.event.change === 'enrolled',
  )
  return at < 0 ? undefined : Math.ceil(minutesOfLine(at) / MINUTES_A_DAY)
}

/** A remote command as the feed tells it. */
export function remoteCommand(title: 'Enable Vehicle' | 'Disable Vehicle'): FeedEvent {
  return { kind: 'other', title, category: 'Remote Commands' }
}
