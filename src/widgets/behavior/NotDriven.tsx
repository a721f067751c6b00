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
  /** Null while they are being counted. */
  vehicles: readonly AnyVehicle[] | null
  /** How many vehicles there are in all. */
  of: number
  window: WindowDays
  /** The list of those that send nothing; an inventory names it otherwise. */
  silentSearch?: Readonly<Record<string, string>>
}

const SILENT = { health: 'noData' }
const isSilent = (vehicle: AnyVehicle) => drivingState(healthLevelOf(vehicle), null) === 'silent'

/** Who is in neither summary, so that their counts add up to the fleet, and the ways to them. */
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
