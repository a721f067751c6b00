import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { resolveMinutesAgo } from '#domain/base/demoTime'
import type { CheckedVehicle } from '#domain/dashboard/vehicleCheck'
import { modelText } from '#domain/vehicle/vehicle'
import { MISSING } from '../../../i18n/formats'
import { useFormats } from '../../../i18n/useFormats'
import { useDemoNow } from '../../../state/demoClock'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { VehicleArt } from '../../../ui/display/VehicleArt'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import styles from './CheckRow.module.css'

/** One vehicle and its driver; the row opens the vehicle if that is allowed. */
export function CheckRow({ vehicle }: { vehicle: CheckedVehicle }) {
  const { t } = useLingui()
  const { relative } = useFormats()
  const now = useDemoNow()
  const { id, label, image, clickable, checkedOut, driverName: holder, sinceMinutesAgo } = vehicle
  const words = (
    <>
      <VehicleArt image={image} detail="tile" className={styles.art} />
      <span className={styles.names}>
        <span className={styles.label}>{label}</span>
        <span className={styles.quiet}>
          <bdi>{modelText(vehicle)}</bdi>
        </span>
      </span>
      {checkedOut ? (
        <span className={styles.holder}>
          <span className={styles.name}>{holder ?? MISSING}</span>
          <span className={styles.quiet}>
            {sinceMinutesAgo === null
              ? t`Checked out`
              : relative(resolveMinutesAgo(now, { minutesAgo: sinceMinutesAgo }))}
          </span>
        </span>
      ) : (
        <span className={styles.holder}>
          <StatusLabel tone="ok" icon={ICONS.circleCheck}>
            {t`Available`}
          </StatusLabel>
        </span>
      )}
    </>
  )
  return (
    <li>
      {clickable ? (
        <Link to="/1/detail/$id" params={{ id }} className={styles.row}>
          {words}
          <Icon path={ICONS.chevronRight} className={styles.way} />
        </Link>
      ) : (
        <div className={styles.row}>
          {words}
          <span className={styles.noWay} />
        </div>
      )}
    </li>
  )
}
