import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type DrivenVehicle, modelText } from '#domain/vehicle/vehicle'
import { fleetLabel } from '../../i18n/fleetLabel'
import { useRegion } from '../../state/region'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ICONS } from '../../ui/icons/icons'
import { noValues } from '../../widgets/list/plainList'
import { SearchBox } from '../../widgets/list/SearchBox'
import { SelectionList } from '../../widgets/list/SelectionList'
import { useLocalAddress } from '../../widgets/list/useLocalAddress'
import type { Selection } from '../../widgets/list/useSelection'
import { useShownRows } from '../../widgets/list/useShownRows'
import { useVehicleText } from '../../widgets/vehicle/useVehicleText'
import styles from './FleetVehicles.module.css'

/** Shorter lists have no search box. */
const SEARCH_FROM = 8

const NO_COLUMNS: never[] = []
const idOf = ({ id }: DrivenVehicle) => id

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
  const address = useLocalAddress()
  const textOf = useVehicleText(region)
  const found = useShownRows(vehicles, { columns: NO_COLUMNS, valuesOf: noValues, textOf }, address) ?? []
  if (vehicles.length === 0) {
    return (
      <EmptyState icon={ICONS.car} title={t`No vehicles here yet`}>
        {!showFleet && <p>{t`Move some from other fleets, or add new ones in Vehicles.`}</p>}
      </EmptyState>
    )
  }
  const count = found.length
  return (
    <div>
      {vehicles.length >= SEARCH_FROM && (
        <SearchBox
          label={t`Search vehicles`}
          placeholder={t`Name, plate, VIN, or driver`}
          text={address.text}
          setText={address.setText}
        />
      )}
      {count === 0 ? (
        <p className={styles.none} role="status">{t`No results were found`}</p>
      ) : (
        <SelectionList
          rows={found}
          rowId={idOf}
          selection={selection}
          all={plural(count, { one: 'Select # vehicle', other: 'Select all # vehicles' })}
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
      )}
    </div>
  )
}
