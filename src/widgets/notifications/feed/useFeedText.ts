import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import { regionOf } from '../../../domain/kiosk/locale'
import type { FeedEvent } from '../../../domain/notifications/feed'
import { useFormats } from '../../../i18n/FormatsProvider'
import { useLocale } from '../../../state/locale'
import { useReportName } from '../../reports/useReportName'
import { feedText } from './feedText'
import { useShowsTrips } from './useShowsTrips'

/** What happened, as this visit may read it. */
export function useFeedText(): (event: FeedEvent) => string {
  const { i18n } = useLingui()
  const formats = useFormats()
  const region = regionOf(useLocale())
  const trips = useShowsTrips()
  const reportName = useReportName()
  return useCallback(
    (event) => i18n._(feedText(event, { formats, region, trips, reportName })),
    [i18n, formats, region, trips, reportName],
  )
}
