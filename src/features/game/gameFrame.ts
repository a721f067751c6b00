import type { Live } from '#domain/base/live'
import type { BoardRuns } from '../../data/queries/boardRuns'

/** Which runs "today" and "event" mean. */
export interface BoardScope {
  event: string
  /** Calendar day, YYYY-MM-DD. */
  today: string
}

/** What the start and the results share. */
export interface GameFrame {
  title: string
  /** What the boards are made from. */
  board: Live<BoardRuns>
  scope: BoardScope
}
