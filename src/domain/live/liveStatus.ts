/** States of the realtime connection (docs/rules.md AP-11). */
export type LiveState = 'closed' | 'opening' | 'open'

/** What keeps the connection from opening, and the transport's own words for it. */
export interface LiveProblem {
  kind:
    | 'unreachable' // nobody answers there
    | 'late' // no answer in time
    | 'lost' // the connection broke, or the server ended it
    | 'refused' // the server does not want this kiosk
    | 'failed' // the connection could not even be started
  detail: string
}

/** What staff see of the live connection. */
export interface LiveStatus {
  state: LiveState
  /** Null when nothing is wrong. */
  problem: LiveProblem | null
  /** Events received since the page began, and those of them that were not understood. */
  received: number
  refused: number
  /** The newest event, by its name and time; null before the first. */
  last: { name: string; atMs: number } | null
}

export const LIVE_OFF: LiveStatus = { state: 'closed', problem: null, received: 0, refused: 0, last: null }
