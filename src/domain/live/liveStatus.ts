/** States of the realtime connection (docs/rules.md AP-11). */
export type LiveState = 'closed' | 'opening' | 'open'

/** Why the connection is not open, with the transport's own error text. */
export interface LiveProblem {
  kind:
    | 'unreachable' // no answer from the address
    | 'late' // timeout
    | 'lost' // the connection was lost, or the server closed it
    | 'refused' // the server refused this kiosk
    | 'failed' // the connection could not be started
  detail: string
}

/** State of the live connection as staff see it. */
export interface LiveStatus {
  state: LiveState
  /** Null without a problem. */
  problem: LiveProblem | null
  /** Events since the page was loaded, and how many of them were invalid. */
  received: number
  refused: number
  /** Name and time of the newest event; null before the first. */
  last: { name: string; atMs: number } | null
}

export const LIVE_OFF: LiveStatus = { state: 'closed', problem: null, received: 0, refused: 0, last: null }
