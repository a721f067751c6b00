import { useLingui } from '@lingui/react/macro'
import type { Vehicle } from '../../../domain/vehicle'
import { reportsReadings } from '../../../domain/vehicleHealth'
import { GEAR_LABELS, IGNITION_LABELS } from '../../../i18n/labels'
import { Card } from '../../../ui/Card'
import { ICONS } from '../../../ui/icons'
import { FactRow } from '../FactRow'
import styles from './DiagnosticsCard.module.css'

/** Ignition, gear, drive block and masking: whether it can move, whether it does, and who sees it. */
export function DriveCard({ vehicle }: { vehicle: Vehicle }) {
  const { t, i18n } = useLingui()
  const { isIgnitionOn, prndle, isDriveBlockEnabled, isLocationMasked } = vehicle.details
  const known = reportsReadings(vehicle)
  const gear = i18n._(GEAR_LABELS[prndle])
  return (
    <Card title={t`Drive`}>
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
        <FactRow icon={ICONS.eye} tone={isLocationMasked ? 'brand' : 'unk'} name={t`Location masking`}>
          {isLocationMasked ? t`On: its place is not shown` : t`Off: its place may be shown`}
        </FactRow>
      </ul>
    </Card>
  )
}
