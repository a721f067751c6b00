import { oneOf, searchChecker, text } from '#domain/base/search'

/** Search parameters of `/10`: the id of the invoice that is open, and the part that a link leads to. */
export const checkSubscriptionsSearch = searchChecker({ invoice: text, part: oneOf(['plans']) })
