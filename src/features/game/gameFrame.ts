import type { GameRun } from '../../domain/game/gameTypes'
import type { Live } from '../../domain/kiosk/live'

/** Which runs "today" and "event" mean. */
export interface BoardScope {
  event: string
  /** Calendar day, YYYY-MM-DD. */
  today: string
}

/** What the start and the results share. */
export interface GameFrame {
  title: string
  /** All that are stored on this device. */
  runs: Live<readonly GameRun[]>
  scope: BoardScope
}
