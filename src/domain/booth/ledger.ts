import type { DeliveryState, Interaction } from '#domain/recording/interaction'
import { isDamaged, NO_TIME } from '#domain/recording/storedInteraction'

/** Records that the ledger lists: all, or those in one state. */
export const LEDGER_FILTERS = ['all', 'waiting', 'sent', 'refused', 'elsewhere'] as const
export type LedgerFilter = (typeof LEDGER_FILTERS)[number]

/** State of a record as staff see it: its delivery state, delivered by another kiosk, or set aside. */
export type LedgerState = DeliveryState | 'handedOver' | 'foreign' | 'damaged'

/** When a waiting record is tried next. */
export type NextTry =
  | { kind: 'soon' }
  /** Unix ms; scheduled by the lane. */
  | { kind: 'at'; atMs: number }
  /** No address is configured. */
  | { kind: 'never' }

/** One event in the history of a record; its wording belongs to the screen. */
export type StoryStep =
  /** `at` is ISO 8601, as stored. */
  | { kind: 'recorded'; at: string }
  | { kind: 'imported'; from: string; toSend: boolean }
  | { kind: 'handedOver' }
  /** The stored value is not a complete record. */
  | { kind: 'damaged' }
  /** Waits for a configuration with its activation id. */
  | { kind: 'unresolved' }
  | { kind: 'replyLost' }
  /** The service rejected it; `status` is that of the last answer. */
  | { kind: 'rejected'; times: number; status: number | null; isFinal: boolean }
  /** It was rejected, and staff queued it again. */
  | { kind: 'requeued'; status: number }
  | { kind: 'delivered'; at: string | null; status: number | null; wasThere: boolean }
  | { kind: 'next'; next: NextTry }

/** The part of `DeliveryStatus` that tells when the lane retries. */
export interface LaneView {
  state: string
  /** Unix ms. */
  nextTryAtMs: number | null
}

const REPLY_LOST = 0
const CONFLICT = 409

const isWaiting = ({ state }: Pick<Interaction, 'state'>): boolean =>
  state === 'pending' || state === 'unresolved'

/** The state that staff see (docs/booth.md B5): a waiting row that another kiosk delivers is not sent by this one. */
export function ledgerState(
  row: Pick<Interaction, 'state' | 'origin' | 'handedOver' | 'damaged'>,
): LedgerState {
  if (isDamaged(row)) return 'damaged'
  if (!isWaiting(row)) return row.state
  if (row.origin !== undefined) return row.handedOver === 1 ? row.state : 'foreign'
  return row.handedOver === 1 ? 'handedOver' : row.state
}

/** When a waiting record is retried; `lane` is null while delivery starts. */
export function nextTry(lane: LaneView | null): NextTry {
  if (lane?.state === 'off') return { kind: 'never' }
  return lane?.nextTryAtMs == null ? { kind: 'soon' } : { kind: 'at', atMs: lane.nextTryAtMs }
}

/** The history of a record and what comes next, in order (docs/booth.md B5). */
export function recordStory(row: Interaction, lane: LaneView | null): StoryStep[] {
  const state = ledgerState(row)
  const story: StoryStep[] = row.createdAt === NO_TIME ? [] : [{ kind: 'recorded', at: row.createdAt }]
  if (row.origin !== undefined)
    story.push({ kind: 'imported', from: row.origin, toSend: row.handedOver === 1 })
  if (row.origin === undefined && row.handedOver === 1) story.push({ kind: 'handedOver' })
  story.push(...answers(row))
  if (state === 'damaged') story.push({ kind: 'damaged' })
  if (state === 'unresolved') story.push({ kind: 'unresolved' })
  if (state === 'pending') story.push({ kind: 'next', next: nextTry(lane) })
  return story
}

/** Answers of the service, or that an answer was lost. */
function answers(row: Interaction): StoryStep[] {
  const { attempts: times, lastStatus: status, ackAt, state } = row
  if (state === 'sent') {
    // The last answer is the receipt; earlier rejections are listed without theirs.
    const before: StoryStep[] = times > 0 ? [{ kind: 'rejected', times, status: null, isFinal: false }] : []
    return [...before, { kind: 'delivered', at: ackAt, status, wasThere: status === CONFLICT }]
  }
  const lost: StoryStep[] = status === REPLY_LOST ? [{ kind: 'replyLost' }] : []
  const answered = status === REPLY_LOST ? null : status
  if (times > 0) return [...lost, { kind: 'rejected', times, status: answered, isFinal: state === 'refused' }]
  return answered === null ? lost : [{ kind: 'requeued', status: answered }]
}
