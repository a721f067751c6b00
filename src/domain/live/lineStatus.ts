/** States of the realtime connection (docs/rules.md AP-11). */
export type LineState = 'closed' | 'opening' | 'open'

/** What keeps the line from opening, and the connection's own words for it. */
export interface LineProblem {
  kind:
    | 'unreachable' // nobody answers there
    | 'late' // no answer in time
    | 'lost' // the connection broke, or the server ended it
    | 'refused' // the server does not want this kiosk
    | 'failed' // the line could not even be started
  detail: string
}

/** What staff see of the live line. */
export interface LineStatus {
  state: LineState
  /** Null when nothing is wrong. */
  problem: LineProblem | null
  /** Events received since the page began, and those of them that were not understood. */
  received: number
  refused: number
  /** The newest event, by its name and time; null before the first. */
  last: { name: string; atMs: number } | null
}

export const LINE_OFF: LineStatus = { state: 'closed', problem: null, received: 0, refused: 0, last: null }
