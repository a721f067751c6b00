import { useMemo } from 'react'
import { valueOr } from '#domain/base/live'
import type { Section } from '#domain/base/section'
import type { FeedItem } from '#domain/notifications/feed'
import { reportItem } from '#domain/notifications/reportItem'
import { useReports } from '../../../data/queries/reports'
import { useFormats } from '../../../i18n/FormatsProvider'
import { useCapabilities } from '../../../state/capabilities'
import { useDemoNow } from '../../../state/demoClock'

/** The newest scheduled report that is due, as an item of the feed; the feed does not wait for it. */
export function useReportItem(section: Section, group: string): FeedItem | null {
  const reports = valueOr(useReports(section), null)
  const has = useCapabilities()
  const now = useDemoNow()
  const { timeZone } = useFormats()
  return useMemo(
    () => (reports ? reportItem(reports, { section, group, has }, now, timeZone) : null),
    [reports, section, group, has, now, timeZone],
  )
}
