import { oneOf } from '#domain/base/search'
import { WINDOWS, type WindowDays } from '#domain/vehicle/score'

/** A window in an address. */
export type WindowText = `${WindowDays}`

export const windowDays = oneOf(WINDOWS.map((days): WindowText => `${days}`))

/** The number of days in an address, or `otherwise`. */
export function readWindow(text: WindowText | undefined, otherwise: WindowDays): WindowDays {
  return WINDOWS.find((days) => `${days}` === text) ?? otherwise
}
