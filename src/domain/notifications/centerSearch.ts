import { codes, oneOf, searchChecker, text } from '#domain/base/search'
import { FEED_EVENT_TYPES } from './feed'

/** Tabs of the notifications center (docs/rules.md NC-01); the first is the address without a tab. */
export const CENTER_TABS = ['notifications', 'timeline', 'announcements', 'settings'] as const
export type CenterTab = (typeof CENTER_TABS)[number]

/** Search parameters of `/all-notifications`, as in `?type=trip,charging&unread=1&item=ff-3`. */
export const checkCenterSearch = searchChecker({
  tab: oneOf(CENTER_TABS),
  q: text,
  type: codes(FEED_EVENT_TYPES),
  unread: oneOf(['1']),
  /** Id of the open item. */
  item: (value) => text(value) || undefined,
})
export type CenterSearch = ReturnType<typeof checkCenterSearch>
