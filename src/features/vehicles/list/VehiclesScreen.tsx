import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { mapLive } from '#domain/base/live'
import { FLEET_LIST, type FleetListSection } from '#domain/lists/listSearch'
import { fleetListValues } from '#domain/lists/vehicleListFilter'
import { type DrivenVehicle, filterByFleet } from '#domain/vehicle/vehicle'
import { useVehicles } from '../../../data/queries/vehicles'
import type { SelectedFleet } from '../../../state/fleet'
import { useRegion } from '../../../state/region'
import { Button } from '../../../ui/controls/Button'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { Icon } from '../../../ui/icons/Icon'
import { useList } from '../../../widgets/list/useList'
import { type AddressedList, useListAddress } from '../../../widgets/list/useListAddress'
import { useVehicleText } from '../../../widgets/vehicle/useVehicleText'
import { ImportDialog } from '../import/ImportDialog'
import { useFleetColumns } from './useFleetColumns'
import { VehicleList } from './VehicleList'

export interface VehiclesScreenProps extends AddressedList<FleetListSection> {
  /** The fleet that is chosen in the header. */
  fleet: SelectedFleet
}

const FIRST_SORT = { column: 'vehicle', descending: false }

/** The vehicles of all fleets, or of the chosen one: search, filter, sort, open one. */
export function VehiclesScreen({ fleet, search, onSearch }: VehiclesScreenProps) {
  const { t } = useLingui()
  const region = useRegion()
  const columns = useFleetColumns()
  const vehicles = useVehicles()
  const list = useList<DrivenVehicle, FleetListSection>({
    live: useMemo(() => mapLive(vehicles, (all) => filterByFleet(all, fleet)), [vehicles, fleet]),
    address: useListAddress({ search, onSearch }, { sections: FLEET_LIST, columns, firstSort: FIRST_SORT }),
    sections: FLEET_LIST,
    columns,
    valuesOf: fleetListValues,
    textOf: useVehicleText(region),
    tieBreakerBy: 'vehicle',
  })
  return (
    <VehicleList
      list={list}
      sections={FLEET_LIST}
      quick="tags"
      label={t`Vehicles`}
      searchLabel={t`Search vehicles`}
      placeholder={t`Name, plate, VIN, or driver`}
      searchHint={t`Search by name, model, plate, VIN, driver, status, fleet, or tag.`}
      action={<AddVehicles />}
    />
  )
}

/** Opens the import, whose input is kept until the list is left. */
function AddVehicles() {
  const { t } = useLingui()
  const [open, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <Button kind="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon path={ACTION_ICONS.plus} />
        {t`Add vehicles`}
      </Button>
      {open !== null && <ImportDialog open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
