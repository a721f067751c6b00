import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo } from 'react'
import { joinLive, mapLive } from '#domain/base/live'
import { feedLog } from '#domain/notifications/driveBlockFeed'
import type { DriveBlockSearch } from '#domain/performance/driveBlockSearch'
import { useFeed } from '../../../data/queries/feed'
import { useCapabilities } from '../../../state/capabilities'
import { useRegion } from '../../../state/region'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'
import { LotChoice } from '../../../widgets/choice/LotChoice'
import { useScopeVehicles, useVehicleScope } from '../../../widgets/scope/useVehicleScope'
import { LockedScreen } from '../../../widgets/upgrade/LockedScreen'
import { useVehicleText } from '../../../widgets/vehicle/useVehicleText'
import listStyles from '../SafetyList.module.css'
import { BlockChanges } from './BlockChanges'
import { BlockList } from './BlockList'
import { blockRow } from './blockRow'
import styles from './DriveBlock.module.css'

export interface DriveBlockScreenProps {
  search: DriveBlockSearch
  onSearch: (change: DriveBlockSearch) => void
}

/** Which vehicles are blocked from being driven, and the switch of each (docs/rules.md PE-06). */
export function DriveBlockScreen(props: DriveBlockScreenProps) {
  const { t } = useLingui()
  if (!useCapabilities().performance) {
    return (
      <LockedScreen title={t`Drive block is not included in your plan`} room={<ScopeBlocks {...props} />}>
        {t`A higher plan keeps a vehicle from being started until you release it.`}
      </LockedScreen>
    )
  }
  return <ScopeBlocks {...props} />
}

/** The vehicles with their blocks, or the recent changes. */
function ScopeBlocks({ search, onSearch }: DriveBlockScreenProps) {
  const { t } = useLingui()
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
  const view = search.view ?? 'vehicles'
  // The pressed view is marked at once, its rows follow.
  const shownView = useDeferredValue(view)
  return (
    <div className={listStyles.screen}>
      <div className={styles.head}>
        <p className={styles.lead}>
          {t`A drive block keeps a vehicle from starting until you release it. It never stops a vehicle on the road.`}
        </p>
        <div className={styles.choices}>
          <LotChoice />
          <SegmentedControl
            label={t`View`}
            segments={[
              { id: 'vehicles', label: t`Vehicles` },
              { id: 'log', label: t`Recent changes` },
            ]}
            value={view}
            onChange={(id) => onSearch({ view: id === 'log' ? 'log' : undefined })}
          />
        </div>
      </div>
      {shownView === 'log' ? (
        <BlockChanges live={live} />
      ) : (
        <BlockList live={live} placeholder={scope.placeholder} search={search} onSearch={onSearch} />
      )}
    </div>
  )
}
