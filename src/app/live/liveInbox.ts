import * as v from 'valibot'
import { LIVE_EVENTS, type LiveFeedItem, type VehicleMove } from '#domain/live/liveEvents'
import type { LiveStatus } from '#domain/live/liveStatus'
import type { ApiLog } from '../../api/apiLog'
import type { NewFeedItem } from '../../data/queries/feed'
import { LiveFeedItemSchema, VehicleMovesSchema } from './liveSchemas'

/** What was received is handed on this often: a flood must not write more than four times a second. */
export const HAND_ON_MS = 250
/** Items that one write takes; of more the newest, for the feed keeps no more of them anyway. */
export const MOST_ITEMS = 100
/** Events logged between two writes; of more their number. */
export const MOST_LOGGED = 10

export interface LiveInboxPorts {
  /** Adds to the feed; the next items wait until it is done. */
  addItems: (items: NewFeedItem[]) => Promise<unknown>
  moveVehicles: (moves: VehicleMove[]) => void
  note: (news: Pick<LiveStatus, 'received' | 'refused' | 'last'>) => void
  /** Time of the visit, for what happens now (docs/decisions.md D36). */
  stamp: () => Pick<NewFeedItem, 'minutesAgo'>
  log: ApiLog
  now?: () => number
}

export interface LiveInbox {
  receive(name: string, payload: unknown): void
  /** Forgets what was not handed on yet. */
  empty(): void
}

/** Checks what the live connection tells and hands it on in batches; what makes no sense is logged and dropped. */
export function createLiveInbox(ports: LiveInboxPorts): LiveInbox {
  const { addItems, moveVehicles, note, stamp, log, now = Date.now } = ports
  let items: LiveFeedItem[] = []
  /** Of a vehicle only the newest move counts. */
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
      const told = v.safeParse(VehicleMovesSchema, payload)
      if (!told.success) return false
      for (const move of told.output) moves.set(move.vehicleId, move)
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
    // Stamped now, so that nothing is told of a visit that is over.
    const batch = items.map((item) => ({ ...item, ...stamp() }))
    items = []
    try {
      await addItems(batch)
    } catch (error) {
      log('error', 'live events not stored', error)
    }
    writing = false
    // What came in the meantime waits its turn like the rest.
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
