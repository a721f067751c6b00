import { DEFAULT_TIME_ZONE } from '#domain/base/demoTime'
import { dataWeekShift } from '#domain/demoDays/dataWeek'
import { demoNow } from '../state/demoClock'

/** Days by which this visit's rows of past days are turned, so that they lie on its weekdays. */
export function visitTurn(): number {
  return dataWeekShift(demoNow(), DEFAULT_TIME_ZONE)
}
