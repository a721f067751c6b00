import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { TABLE_PATHS } from '#domain/behavior/behaviorColumns'
import { type AnyVehicle, healthLevelOf } from '#domain/dealer/anyVehicle'
import { drivingState } from '#domain/vehicle/drivingState'
import type { WindowDays } from '#domain/vehicle/score'
import { Icon } from '../../ui/icons/Icon'
import { ICONS } from '../../ui/icons/icons'
import styles from './NotDriven.module.css'

export interface NotDrivenProps {
  /** Null while loading. */
  vehicles: readonly AnyVehicle[] | null
  /** Number of all vehicles. */
  of: number
  window: WindowDays
  /** The list of vehicles that send no data; an inventory has another filter for it. */
  silentSearch?: Readonly<Record<string, string>>
}

const SILENT = { health: 'noData' }
const isSilent = (vehicle: AnyVehicle) => drivingState(healthLevelOf(vehicle), null) === 'silent'

/** Links to the vehicles that are in neither summary, so that all counts add up to the fleet. */
export function NotDriven({ vehicles, of, window, silentSearch = SILENT }: NotDrivenProps) {
  const { t } = useLingui()
  const count = vehicles?.length ?? 0
  const silent = vehicles?.filter(isSilent).length ?? 0
  if (count === 0) return null
  return (
    <p className={styles.line}>
      <Link
        to={TABLE_PATHS.distance}
        search={{ window: `${window}`, vehicles: 'notDriven' }}
        className={styles.link}
      >
        {t`${plural(count, { one: `# of ${of} vehicles was not driven`, other: `# of ${of} vehicles were not driven` })}`}
        <Icon path={ICONS.chevronRight} size={16} />
      </Link>
      {silent > 0 && (
        <Link to="/1" search={silentSearch} className={styles.link}>
          {t`${plural(silent, { one: '# of them sends no data', other: '# of them send no data' })}`}
          <Icon path={ICONS.chevronRight} size={16} />
        </Link>
      )}
    </p>
  )
}
