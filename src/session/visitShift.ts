import { DEFAULT_TIME_ZONE } from '#domain/base/timeZone'
import { dataWeekShift } from '#domain/demoDays/dataWeek'
import { demoNow } from '../state/demoClock'

/** Days by which rows of past days are rotated, so that they are on the weekdays of this visit. */
export function visitShift(): number {
  return dataWeekShift(demoNow(), DEFAULT_TIME_ZONE)
}
