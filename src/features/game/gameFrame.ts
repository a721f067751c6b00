import type { Live } from '#domain/base/live'
import type { Boards } from '../../data/queries/boards'

/** What the start and the results share. */
export interface GameFrame {
  title: string
  boards: Live<Boards>
}
