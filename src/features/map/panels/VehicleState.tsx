import { useLingui as useCatalog } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Region } from '#domain/base/locale'
import type { DrivenVehicle } from '#domain/vehicle/vehicle'
import { reportsReadings } from '#domain/vehicle/vehicleHealth'
import { useFormats } from '../../../i18n/FormatsProvider'
import { STATUS_LABELS } from '../../../i18n/labels'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { ICONS } from '../../../ui/icons/icons'
import { MAP_ICONS } from '../../../ui/icons/mapIcons'
import styles from './panelParts.module.css'

export interface VehicleStateProps {
  vehicle: DrivenVehicle
  region: Region
  /** When its newest trip ended; null without one. */
  parkedAt: Date | null
}

/** Moving and how fast, parked and since when, or why nothing is heard of it. */
export function VehicleState({ vehicle, region, parkedAt }: VehicleStateProps) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const formats = useFormats()
  const { speedMph } = vehicle.details.map[region]
  const speed = formats.speed(speedMph).text
  if (!reportsReadings(vehicle)) {
    return (
      <div className={styles.state}>
        <StatusLabel tone="unk" icon={ICONS.wifiOff} pill>
          {_(STATUS_LABELS[vehicle.status])}
        </StatusLabel>
        <span className={styles.ago}>{t`Not reporting`}</span>
      </div>
    )
  }
  if (speedMph > 0) {
    return (
      <div className={styles.state}>
        <StatusLabel tone="ok" icon={MAP_ICONS.navigation} pill>
          <Trans>Moving, {speed}</Trans>
        </StatusLabel>
        <span className={styles.ago}>{t`Live`}</span>
      </div>
    )
  }
  return (
    <div className={styles.state}>
      <StatusLabel tone="unk" icon={MAP_ICONS.parking} pill>
        {t`Parked`}
      </StatusLabel>
      {parkedAt && <span className={styles.ago}>{formats.relative(parkedAt)}</span>}
    </div>
  )
}
