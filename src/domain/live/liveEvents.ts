import type { Region } from '#domain/base/locale'
import type { LngLat } from '#domain/geo/lngLat'
import type { FeedItem } from '#domain/notifications/feed'

/**
 * Names of the events of the demo's live connection. They are ours: the product's own events are not known
 * (docs/rules.md AP-18).
 */
export const LIVE_EVENTS = {
  feedItem: 'pharos-demo:feed-item',
  vehicleMoves: 'pharos-demo:vehicle-moves',
} as const

/** Event by which staff ask the live demo's server to send a notification. It answers with the number of items sent. */
export const ASK_FOR_NEWS = 'pharos-demo:send-news'

/** Result of that request. */
export type NewsAnswer =
  | 'sent'
  /** The live connection is not open. */
  | 'notConnected'
  /** The server does not know this event, as the product's own does not. */
  | 'unanswered'

/** A notification from the live connection; the kiosk that receives it adds id and time. */
export type LiveFeedItem = Omit<FeedItem, 'id' | 'minutesAgo'>

/** Position and heading of a vehicle, degrees clockwise from north. */
export interface Place {
  position: LngLat
  rotationDeg: number
}

/** The current place of a vehicle in each region, because the streets differ. */
export interface VehicleMove {
  vehicleId: string
  /** Miles per hour; 0 if parked. */
  speedMph: number
  map: Record<Region, Place>
}
