import * as v from 'valibot'
import { LIVE_EVENTS, type LiveFeedItem, type VehicleMove } from '#domain/live/liveEvents'
import type { LiveStatus } from '#domain/live/liveStatus'
import type { ApiLog } from '../../api/apiLog'
import type { NewFeedItem } from '../../data/queries/feed'
import { FeedItemSchema } from '../../data/schemas/feed'
import { lngLat, numberBetween, perRegion } from '../../data/schemas/fields'

/** Maximum number of vehicles in one event; no fleet of the demo is that large. */
const MOST_MOVES = 500

/** Events come from outside, so they are checked like files. */
const LiveFeedItemSchema: v.GenericSchema<unknown, LiveFeedItem> = v.omit(FeedItemSchema, [
  'id',
  'minutesAgo',
])

const VehicleMovesSchema: v.GenericSchema<unknown, VehicleMove[]> = v.pipe(
  v.array(
    v.strictObject({
      vehicleId: v.pipe(v.string(), v.regex(/^[vd]-[1-9]\d{0,5}$/)),
      speedMph: numberBetween(0, 200),
      map: perRegion(
        v.strictObject({
          position: lngLat,
          rotationDeg: v.pipe(v.number(), v.minValue(0), v.ltValue(360)),
        }),
      ),
    }),
  ),
  v.maxLength(MOST_MOVES),
)

/** Events are passed on in batches this often, so that a flood writes at most four times a second. */
export const HAND_ON_MS = 250
/** Maximum number of items per write; only the newest are kept, because the feed keeps no more. */
export const MOST_ITEMS = 100
/** Maximum number of events logged between two writes; the rest are only counted. */
export const MOST_LOGGED = 10

export interface LiveInboxPorts {
  /** Adds to the feed; the next items wait until it is done. */
  addItems: (items: NewFeedItem[]) => Promise<unknown>
  moveVehicles: (moves: VehicleMove[]) => void
  note: (news: Pick<LiveStatus, 'received' | 'refused' | 'last'>) => void
  /** The current time of the visit (docs/decisions.md D36). */
  stamp: () => Pick<NewFeedItem, 'minutesAgo'>
  log: ApiLog
  now?: () => number
}

export interface LiveInbox {
  receive(name: string, payload: unknown): void
  /** Drops events that were not passed on yet. */
  empty(): void
}

/** Checks received events and passes them on in batches; invalid ones are logged and dropped. */
export function createLiveInbox(ports: LiveInboxPorts): LiveInbox {
  const { addItems, moveVehicles, note, stamp, log, now = Date.now } = ports
  let items: LiveFeedItem[] = []
  /** Only the newest move of a vehicle counts. */
  const moves = new Map<string, VehicleMove>()
  let received = 0
  let refused = 0
  let unlogged = 0
  let logged = 0
  let last: LiveStatus['last'] = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing = false

  function receive(name: string, payload: unknown): void {
    received += 1
    last = { name, atMs: now() }
    const isListed = logged < MOST_LOGGED
    if (isListed) {
      logged += 1
      log('info', 'live event', name, payload)
    } else unlogged += 1
    const isKnown = accept(name, payload)
    if (!isKnown) {
      refused += 1
      if (isListed) log('error', 'live event dropped', name)
    }
    timer ??= setTimeout(handOn, HAND_ON_MS)
  }

  function accept(name: string, payload: unknown): boolean {
    if (name === LIVE_EVENTS.feedItem) {
      const item = v.safeParse(LiveFeedItemSchema, payload)
      if (!item.success) return false
      items.push(item.output)
      if (items.length > MOST_ITEMS) items.shift()
      return true
    }
    if (name === LIVE_EVENTS.vehicleMoves) {
      const moved = v.safeParse(VehicleMovesSchema, payload)
      if (!moved.success) return false
      for (const move of moved.output) moves.set(move.vehicleId, move)
      return true
    }
    return false
  }

  function handOn(): void {
    timer = undefined
    if (unlogged > 0) log('info', 'live events, not listed:', unlogged)
    logged = 0
    unlogged = 0
    note({ received, refused, last })
    moveVehicles([...moves.values()])
    moves.clear()
    void writeItems()
  }

  async function writeItems(): Promise<void> {
    if (writing || items.length === 0) return
    writing = true
    // Stamped when written, so that no item belongs to a visit that has ended.
    const batch = items.map((item) => ({ ...item, ...stamp() }))
    items = []
    try {
      await addItems(batch)
    } catch (error) {
      log('error', 'live events not stored', error)
    }
    writing = false
    // Items that arrived in the meantime wait for the next batch.
    if (items.length > 0) timer ??= setTimeout(handOn, HAND_ON_MS)
  }

  return {
    receive,
    empty() {
      clearTimeout(timer)
      timer = undefined
      items = []
      moves.clear()
    },
  }
}
