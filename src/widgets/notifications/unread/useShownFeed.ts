import { useMemo } from 'react'
import { joinLive, type Live, mapLive } from '#domain/base/live'
import { byNewest, type FeedItem } from '#domain/notifications/feed'
import { feedInScope } from '#domain/notifications/feedScope'
import { useFeed, useFeedGroups } from '../../../data/queries/feed'
import { useCapabilities } from '../../../state/capabilities'
import { useEffectiveFleet, useEffectiveLot } from '../../../state/fleet'
import { useSection } from '../../../state/useSection'
import { useReportItem } from './useReportItem'

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
