import type { DayTime } from '#domain/base/demoTime'

/** A command of this visit that blocked a vehicle from being driven, or freed it. */
export interface DriveBlockCommand {
  on: boolean
  /** When it was sent, by the demo's clock. */
  at: DayTime
  /** Full name of who sent it. */
  by: string
}
