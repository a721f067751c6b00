import type { Region } from '#domain/base/locale'
import type { LngLat } from '#domain/geo/lngLat'
import type { FeedItem } from '#domain/notifications/feed'

/**
 * What the live connection of the demo tells, and under which names. They are ours: the product's own events
 * are not known (docs/rules.md AP-18).
 */
export const LIVE_EVENTS = {
  feedItem: 'pharos-demo:feed-item',
  vehicleMoves: 'pharos-demo:vehicle-moves',
} as const

/** What staff ask the server of the live demo for: news at once. It answers with how many items it sent. */
export const ASK_FOR_NEWS = 'pharos-demo:send-news'

/** What became of that. */
export type NewsAnswer =
  | 'sent'
  /** The live connection is not open. */
  | 'notConnected'
  /** The server knows no such wish, as the product's own does not. */
  | 'unanswered'

/** A notification as the live connection tells it; id and time are given by the kiosk that receives it. */
export type LiveFeedItem = Omit<FeedItem, 'id' | 'minutesAgo'>

/** Where a vehicle is, and where it faces, degrees clockwise from north. */
export interface Place {
  position: LngLat
  rotationDeg: number
}

/** Where a vehicle is now. Each region has streets of its own, hence a place in each. */
export interface VehicleMove {
  vehicleId: string
  /** Miles per hour; 0 for one that has parked. */
  speedMph: number
  map: Record<Region, Place>
}
