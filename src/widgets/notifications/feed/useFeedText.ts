import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import type { FeedEvent } from '#domain/notifications/feed'
import { useFormats } from '../../../i18n/useFormats'
import { useRegion } from '../../../state/region'
import { useReportName } from '../../reports/useReportName'
import { feedText } from './feedText'
import { useShowsTrips } from './useShowsTrips'

/** The text of an event, limited to what this visit may see. */
export function useFeedText(): (event: FeedEvent) => string {
  const { i18n } = useLingui()
  const formats = useFormats()
  const region = useRegion()
  const trips = useShowsTrips()
  const reportName = useReportName()
  return useCallback(
    (event) => i18n._(feedText(event, { formats, region, trips, reportName })),
    [i18n, formats, region, trips, reportName],
  )
}
