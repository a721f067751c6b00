import type { MessageDescriptor } from '@lingui/core'
import { backLink } from '#domain/device/navigation'
import { isTripHistory, PATHS, routeFor } from '#domain/device/routes'
import { SCREEN_TITLES } from '../../../i18n/titles'
import { labelOf } from '../nav/navEntries'
import type { ListLeft } from './listLeft'

export interface BackLink {
  to: string
  search: object
  label: MessageDescriptor
}

/**
 * The target of the header's back arrow: from trips to their detail page, from a detail page to its list, as it was
 * left. The screens of Performance share a period (`days`), which the back link keeps.
 */
export function backLinkFor(
  pathname: string,
  tab: unknown,
  days?: string,
  left: ListLeft | null = null,
): BackLink | null {
  const row = routeFor(pathname)
  if (row && isTripHistory(pathname, tab))
    return { to: pathname, search: {}, label: SCREEN_TITLES[row.titleId] }
  const back = backLink(pathname)
  if (!back) return null
  const search = left?.pathname === back.to ? left.search : {}
  const period = back.to === PATHS.performance && days !== undefined ? { days } : {}
  return { to: back.to, search: { ...search, ...period }, label: labelOf(back.titleKey) }
}
