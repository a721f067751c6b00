import { useLingui } from '@lingui/react/macro'
import type { Vehicle } from '../../domain/vehicle'
import { reportsReadings } from '../../domain/vehicleHealth'
import { GEAR_LABELS, IGNITION_LABELS } from '../../i18n/labels'
import { Card } from '../../ui/Card'
import { ICONS } from '../../ui/icons'
import styles from './DiagnosticsCard.module.css'
import { FactRow } from './FactRow'

/** Ignition, gear and drive block: whether it can move, and whether it does. */
export function DriveCard({ vehicle, className }: { vehicle: Vehicle; className?: string | undefined }) {
  const { t, i18n } = useLingui()
  const { isIgnitionOn, prndle, isDriveBlockEnabled } = vehicle.details
  const known = reportsReadings(vehicle)
  const gear = i18n._(GEAR_LABELS[prndle])
  return (
    <Card title={t`Drive`} className={className}>
      <ul className={styles.list}>
        <FactRow icon={ICONS.power} tone={known && isIgnitionOn ? 'brand' : 'unk'} name={t`Ignition`}>
          {known ? i18n._(isIgnitionOn ? IGNITION_LABELS.on : IGNITION_LABELS.off) : '--'}
        </FactRow>
        <FactRow icon={ICONS.cog} tone="unk" name={t`Gear`}>
          {known ? `${prndle}, ${gear}` : '--'}
        </FactRow>
        <FactRow icon={ICONS.lock} tone={isDriveBlockEnabled ? 'med' : 'unk'} name={t`Drive block`}>
          {isDriveBlockEnabled ? t`On: the vehicle will not start` : t`Off: the vehicle can start`}
        </FactRow>
      </ul>
    </Card>
  )
}
