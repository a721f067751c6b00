import { useLingui } from '@lingui/react/macro'
import type { Vehicle } from '#domain/vehicle/vehicle'
import { reportsReadings } from '#domain/vehicle/vehicleHealth'
import { MISSING } from '../../../i18n/formats'
import { GEAR_LABELS, IGNITION_LABELS } from '../../../i18n/labels'
import { useRemoteState } from '../../../state/remoteCommands'
import { Card } from '../../../ui/display/Card'
import { FactRow } from '../../../ui/display/FactRow'
import { VEHICLE_ICONS } from '../../../ui/icons/vehicle/vehicleIcons'
import { DriveBlockSwitch } from '../commands/DriveBlockSwitch'
import { MaskingSwitch } from '../commands/MaskingSwitch'
import styles from './SwitchRows.module.css'

/** Ignition, gear, drive block and masking: whether it moves, whether it can, and who sees where. */
export function DriveCard({ vehicle }: { vehicle: Vehicle }) {
  const { t, i18n } = useLingui()
  const { prndle } = vehicle.details
  // A command of this visit is newer than what the vehicle said.
  const isIgnitionOn = useRemoteState(vehicle.id).ignitionOn || vehicle.details.isIgnitionOn
  const known = reportsReadings(vehicle)
  const gear = i18n._(GEAR_LABELS[prndle])
  return (
    <Card title={t`Ignition and gear`}>
      <ul className={styles.list}>
        <FactRow icon={VEHICLE_ICONS.power} tone={known && isIgnitionOn ? 'brand' : 'unk'} name={t`Ignition`}>
          {known ? i18n._(isIgnitionOn ? IGNITION_LABELS.on : IGNITION_LABELS.off) : MISSING}
        </FactRow>
        <FactRow icon={VEHICLE_ICONS.gear} tone="unk" name={t`Gear`}>
          {known ? `${prndle}, ${gear}` : MISSING}
        </FactRow>
      </ul>
      <div className={styles.rows}>
        <DriveBlockSwitch vehicle={vehicle} />
        <MaskingSwitch vehicle={vehicle} />
      </div>
    </Card>
  )
}
