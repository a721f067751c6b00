import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { joinLive, mapLive } from '#domain/base/live'
import { feedLog } from '#domain/notifications/driveBlockFeed'
import { useFeed } from '../../../data/queries/feed'
import { useCapabilities } from '../../../state/capabilities'
import { useRegion } from '../../../state/region'
import { useScopeVehicles, useVehicleScope } from '../../../widgets/scope/useVehicleScope'
import { LockedScreen } from '../../../widgets/upgrade/LockedScreen'
import { useVehicleText } from '../../../widgets/vehicle/useVehicleText'
import { BlockViews, type BlockViewsProps } from './BlockViews'
import { blockRow } from './blockRow'

export type DriveBlockScreenProps = Pick<BlockViewsProps, 'search' | 'onSearch'>

/** Which vehicles are blocked from being driven, and the switch of each (docs/rules.md PE-06). */
export function DriveBlockScreen(props: DriveBlockScreenProps) {
  const { t } = useLingui()
  if (!useCapabilities().performance) {
    return (
      <LockedScreen title={t`Drive block is not included in your plan`}>
        {t`A higher plan keeps a vehicle from being started until you release it.`}
      </LockedScreen>
    )
  }
  return <ScopeBlocks {...props} />
}

function ScopeBlocks(props: DriveBlockScreenProps) {
  const scope = useVehicleScope()
  const vehicles = useScopeVehicles(scope)
  const feed = useFeed(scope.section)
  const textOf = useVehicleText(useRegion())
  const live = useMemo(
    () =>
      mapLive(joinLive({ vehicles, feed }), (stored) => {
        const log = feedLog(stored.feed)
        return stored.vehicles.map((vehicle) => blockRow(vehicle, log, textOf(vehicle)))
      }),
    [vehicles, feed, textOf],
  )
  return <BlockViews {...props} placeholder={scope.placeholder} live={live} />
}
