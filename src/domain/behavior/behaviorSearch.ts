import { oneOf, searchChecker, text } from '../base/search'
import { windowDays } from '../trips/windowSearch'
import { BEHAVIOR_GROUPS } from './behavior'

/** Search parameters of a behavior table, as in `?window=60&vehicles=gas&sort=-change`. */
export const checkBehaviorSearch = searchChecker({
  window: windowDays,
  sort: text,
  vehicles: oneOf(BEHAVIOR_GROUPS),
})
