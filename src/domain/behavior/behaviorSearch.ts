import { searchChecker, text } from '../kiosk/search'
import { windowDays } from '../trips/windowSearch'

/** Search parameters of a behavior table, as in `?window=60&sort=-change`. */
export const checkBehaviorSearch = searchChecker({ window: windowDays, sort: text, hide: text })
