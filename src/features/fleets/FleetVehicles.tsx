import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type DrivenVehicle, modelText } from '#domain/vehicle/vehicle'
import { fleetLabel } from '../../i18n/fleetLabel'
import { useRegion } from '../../state/region'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ICONS } from '../../ui/icons/icons'
import { SelectionList } from '../../widgets/list/SelectionList'
import type { Selection } from '../../widgets/list/useSelection'
import { useVehicleText } from '../../widgets/vehicle/useVehicleText'
import styles from './FleetVehicles.module.css'

export interface FleetVehiclesProps {
  vehicles: readonly DrivenVehicle[]
  /** Shows the fleet of each vehicle. */
  showFleet: boolean
  selection: Selection
}

/** Vehicle list with check boxes for each row and for all listed rows. */
export function FleetVehicles({ vehicles, showFleet, selection }: FleetVehiclesProps) {
  const { t, i18n } = useLingui()
  const region = useRegion()
  const textOf = useVehicleText(region)
  if (vehicles.length === 0) {
    return (
      <EmptyState icon={ICONS.car} title={t`No vehicles here yet`}>
        {!showFleet && <p>{t`Move some from other fleets, or add new ones in Vehicles.`}</p>}
      </EmptyState>
    )
  }
  return (
    <div>
      <SelectionList
        rows={vehicles}
        textOf={textOf}
        label={t`Search vehicles`}
        placeholder={t`Name, plate, VIN, or driver`}
        selection={selection}
        all={(count) => plural(count, { one: 'Select # vehicle', other: 'Select all # vehicles' })}
      >
        {(vehicle) => (
          <>
            <span className={styles.label}>{vehicle.label}</span>
            <span className={styles.detail}>
              {[
                modelText(vehicle),
                vehicle.driverName ?? t`Unassigned`,
                ...(showFleet ? [fleetLabel(vehicle.fleet, i18n)] : []),
              ].join(' · ')}
            </span>
          </>
        )}
      </SelectionList>
    </div>
  )
}
