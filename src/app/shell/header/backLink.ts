import type { MessageDescriptor } from '@lingui/core'
import { backLink } from '../../../domain/kiosk/navigation'
import { isTripHistory, routeFor } from '../../../domain/kiosk/routes'
import { SCREEN_TITLES } from '../../../i18n/titles'
import { labelOf } from '../nav/navEntries'

/** The target of the header's back arrow: from trips to their detail page, from a detail page to its list. */
export function backLinkFor(pathname: string, tab: unknown): { to: string; label: MessageDescriptor } | null {
  const row = routeFor(pathname)
  if (row && isTripHistory(pathname, tab)) return { to: pathname, label: SCREEN_TITLES[row.titleId] }
  const back = backLink(pathname)
  return back && { to: back.to, label: labelOf(back.titleKey) }
}
