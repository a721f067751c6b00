import { DEFAULT_WINDOW } from '../../domain/behavior/behavior'
import { WINDOWS, type WindowDays } from '../../domain/trips/score'

/** Reads `?window=60`: over how many days the figures are summed up. */
export function readWindow(value: unknown): WindowDays {
  return WINDOWS.find((days) => String(days) === value) ?? DEFAULT_WINDOW
}
