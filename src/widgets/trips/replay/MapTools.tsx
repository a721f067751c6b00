import { useLingui } from '@lingui/react/macro'
import type { Bounds } from '#domain/geo/frame'
import type { MapHandle } from '../../../map/mapHandle'
import { useStageStatus } from '../../../map/stageStore'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { TRIP_ICONS } from '../../../ui/icons/tripIcons'
import styles from './MapTools.module.css'

export interface MapToolsProps {
  map: MapHandle
  bounds: Bounds
  following: boolean
  /** Null if there is nothing to follow. */
  onFollow: (() => void) | null
}

/** The map's buttons: zoom in, zoom out, show the whole trip, and follow the vehicle. */
export function MapTools({ map, bounds, following, onFollow }: MapToolsProps) {
  const { t } = useLingui()
  // Rotation needs a loaded map.
  if (useStageStatus() === 'lost') return null
  return (
    <div className={styles.tools} data-covers>
      <div className={styles.stack}>
        <button type="button" aria-label={t`Show whole trip`} onClick={() => map.fit(bounds)}>
          <Icon path={TRIP_ICONS.fit} />
        </button>
        {onFollow && (
          <button
            type="button"
            aria-label={t`Follow the vehicle`}
            data-target="replay-follow"
            aria-pressed={following}
            onClick={onFollow}
          >
            <Icon path={TRIP_ICONS.follow} />
          </button>
        )}
      </div>
      <div className={styles.stack}>
        <button type="button" aria-label={t`Zoom in`} onClick={map.zoomIn}>
          <Icon path={ACTION_ICONS.plus} />
        </button>
        <button type="button" aria-label={t`Zoom out`} onClick={map.zoomOut}>
          <Icon path={ICONS.minus} />
        </button>
      </div>
    </div>
  )
}
