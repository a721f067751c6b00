import { codes, oneOf, searchChecker, text } from '#domain/base/search'
import { ACCOUNT_ROLES } from '#domain/people/accountUser'
import { PERSON_KINDS } from '#domain/people/person'
import { COACHING_STATES, USER_STATUSES } from '#domain/people/user'

/** Search parameters of `/2`, as in `?q=ann&kind=drivers&role=manager,dealer&sort=-name`. */
export const checkPeopleSearch = searchChecker({
  q: text,
  kind: oneOf(PERSON_KINDS),
  role: codes(ACCOUNT_ROLES),
  status: codes(USER_STATUSES),
  coaching: codes(COACHING_STATES),
  sort: text,
  hide: text,
})
export type PeopleSearch = ReturnType<typeof checkPeopleSearch>
