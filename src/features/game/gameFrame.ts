import type { Live } from '#domain/base/live'
import type { Boards } from '../../data/queries/boards'

/** Props shared by the start and the results. */
export interface GameFrame {
  title: string
  boards: Live<Boards>
}
