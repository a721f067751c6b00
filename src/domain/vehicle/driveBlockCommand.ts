import type { DayTime } from '#domain/base/demoTime'

/** A command of this visit that blocked or unblocked a vehicle. */
export interface DriveBlockCommand {
  on: boolean
  /** When it was sent, by the demo's clock. */
  at: DayTime
  /** Full name of the sender. */
  by: string
}
