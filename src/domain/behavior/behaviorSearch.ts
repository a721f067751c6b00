import { oneOf, searchChecker, text } from '#domain/base/search'
import { windowDays } from '#domain/trips/windowSearch'
import { BEHAVIOR_GROUPS } from './behavior'

/** Search parameters of a behavior table, as in `?window=60&vehicles=gas&sort=-change`. */
export const checkBehaviorSearch = searchChecker({
  window: windowDays,
  sort: text,
  vehicles: oneOf(BEHAVIOR_GROUPS),
})
