import { useMemo } from 'react'
import { joinLive, type Live, mapLive, valueOr } from '#domain/base/live'
import type { Section } from '#domain/base/section'
import { byNewest, type FeedItem } from '#domain/notifications/feed'
import { feedInScope } from '#domain/notifications/feedScope'
import { reportItem } from '#domain/notifications/reportItem'
import { useFeed, useFeedGroups } from '../../../data/queries/feed'
import { useReports } from '../../../data/queries/reports'
import { useFormats } from '../../../i18n/useFormats'
import { useCapabilities } from '../../../state/capabilities'
import { useDemoNow } from '../../../state/demoClock'
import { useEffectiveFleet, useEffectiveLot } from '../../../state/fleet'
import { useSection } from '../../../state/useSection'

/** The feed of this visit, newest first: of the selected fleet or lot, including items of its add-ons. */
export function useShownFeed(): Live<readonly FeedItem[]> {
  const section = useSection()
  const feed = useFeed(section)
  const groups = useFeedGroups(section)
  const { camera } = useCapabilities()
  const fleet = useEffectiveFleet()
  const lot = useEffectiveLot()
  const group = section === 'fleet' ? fleet : lot
  const report = useReportItem(section, group)
  return useMemo(
    () =>
      mapLive(joinLive({ feed, groups }), (parts) => {
        const shown = feedInScope(parts.feed, { group, groups: parts.groups, camera })
        return report ? [...shown, report].sort(byNewest) : shown
      }),
    [feed, groups, group, camera, report],
  )
}

/** The newest scheduled report that is due, as an item of the feed; the feed does not wait for it. */
function useReportItem(section: Section, group: string): FeedItem | null {
  const reports = valueOr(useReports(section), null)
  const has = useCapabilities()
  const now = useDemoNow()
  const { timeZone } = useFormats()
  return useMemo(
    () => (reports ? reportItem(reports, { section, group, has }, now, timeZone) : null),
    [reports, section, group, has, now, timeZone],
  )
}
