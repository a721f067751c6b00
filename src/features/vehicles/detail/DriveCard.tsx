import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import type { Vehicle } from '#domain/vehicle/vehicle'
import { reportsReadings } from '#domain/vehicle/vehicleHealth'
import { setLocationMasked } from '../../../data/queries/vehicles'
import { MISSING } from '../../../i18n/formats'
import { GEAR_LABELS, IGNITION_LABELS, UNPLACED_LABELS } from '../../../i18n/labels'
import { useRemoteState } from '../../../state/remoteCommands'
import { Switch } from '../../../ui/controls/Switch'
import { Card } from '../../../ui/display/Card'
import { FactRow } from '../../../ui/display/FactRow'
import { VEHICLE_ICONS } from '../../../ui/icons/vehicle/vehicleIcons'
import { DriveBlockSwitch } from '../commands/DriveBlockSwitch'
import { FailedChange } from '../commands/FailedChange'
import styles from './SwitchRows.module.css'
import { usePersistedFlag } from './usePersistedFlag'

/** Ignition, gear, drive block and location masking of a vehicle. */
export function DriveCard({ vehicle }: { vehicle: Vehicle }) {
  const { t, i18n } = useLingui()
  const { prndle } = vehicle.details
  // A command of this visit is newer than the vehicle's readings.
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

/** Location masking (docs/rules.md VD-23): a masked vehicle is not shown on the map. */
function MaskingSwitch({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const { id, details } = vehicle
  const mask = usePersistedFlag(details.isLocationMasked, (on) => setLocationMasked(id, on))
  return (
    <>
      <Switch
        label={t`Location masking`}
        states={{
          on: t`Location is hidden on the map`,
          off: vehicle.health === 'noData' ? _(UNPLACED_LABELS.silent) : t`Location is shown on the map`,
        }}
        checked={mask.on}
        onChange={mask.change}
      />
      {mask.failed && <FailedChange />}
    </>
  )
}
