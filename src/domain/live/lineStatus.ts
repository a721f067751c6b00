/** States of the realtime connection (docs/rules.md AP-11). */
export type LineState = 'closed' | 'opening' | 'open'

/** What staff see of the live line. */
export interface LineStatus {
  state: LineState
  /** What kept it from opening, in the words of the connection; null when nothing did. */
  problem: string | null
  /** Events received since the page began, and those of them that were not understood. */
  received: number
  refused: number
  /** The newest event, by its name and time; null before the first. */
  last: { name: string; atMs: number } | null
}

export const LINE_OFF: LineStatus = { state: 'closed', problem: null, received: 0, refused: 0, last: null }
