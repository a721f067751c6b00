import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import type { FeedItem } from '#domain/notifications/feed'
import { REPORT_TYPE_LOOKS } from '../../reports/reportTypeLooks'

/** The second line of an item: vehicle and driver; for a report its content. */
export function useFeedDetail(): (item: FeedItem) => string {
  const { _ } = useLingui()
  const { t } = useMacro()
  return ({ event, vehicle, driver }) => {
    if (event.kind !== 'report') return [vehicle, driver].filter(Boolean).join(', ')
    return event.name ? _(REPORT_TYPE_LOOKS[event.type].name) : t`Scheduled report`
  }
}
