import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../../i18n/FormatsProvider'
import { Avatar } from '../../../ui/display/Avatar'
import { surface } from '../../../ui/display/surface'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import type { DashboardView } from '../dashboardView'
import styles from '../tiles/Tile.module.css'
import { TileFigure } from '../tiles/TileFigure'

const MAX_AVATARS = 3

export interface VehicleCheckCardProps {
  view: DashboardView
  className?: string | undefined
  onOpen: () => void
}

/** Number of checked-out vehicles, and their drivers: opens the vehicle check (docs/decisions.md Q12). */
export function VehicleCheckCard({ view: { figures, holders }, className, onOpen }: VehicleCheckCardProps) {
  const { t } = useLingui()
  const { whole } = useFormats()
  const avatarNames = [...new Set(holders)].slice(0, MAX_AVATARS)
  const more = holders.length - avatarNames.length
  return (
    <button type="button" className={surface(styles.tile, className)} aria-haspopup="dialog" onClick={onOpen}>
      <span className={styles.head}>
        <span className={styles.title}>{t`Checked out`}</span>
        <Icon path={ICONS.chevronRight} className={styles.chevron} />
      </span>
      <TileFigure>
        {figures && (
          <>
            {whole(figures.checkedOutVehicles)} <small>{t`of ${whole(figures.vehicleCount)}`}</small>
          </>
        )}
      </TileFigure>
      <span className={styles.avatarNames} aria-hidden="true">
        {avatarNames.map((name) => (
          <Avatar key={name} name={name} />
        ))}
        {more > 0 && <span className={styles.more}>+{whole(more)}</span>}
      </span>
    </button>
  )
}
