import { oneOf } from '#domain/base/search'
import { WINDOWS, type WindowDays } from '#domain/vehicle/score'

/** A window as an address has it. */
export type WindowText = `${WindowDays}`

export const windowDays = oneOf(WINDOWS.map((days): WindowText => `${days}`))

/** The days that an address names, or else `otherwise`. */
export function readWindow(text: WindowText | undefined, otherwise: WindowDays): WindowDays {
  return WINDOWS.find((days) => `${days}` === text) ?? otherwise
}
