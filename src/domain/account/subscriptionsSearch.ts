import { oneOf, searchChecker, text } from '#domain/base/search'

/** Search parameters of `/10`: the id of the open invoice, and the section that a link scrolls to. */
export const checkSubscriptionsSearch = searchChecker({ invoice: text, part: oneOf(['plans']) })
