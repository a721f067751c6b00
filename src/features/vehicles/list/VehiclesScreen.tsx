import { useLingui } from '@lingui/react/macro'
import { useCallback, useMemo } from 'react'
import { answerOf, failureOf } from '../../../data/core/live'
import { useVehicles } from '../../../data/queries/vehicles'
import type { AppErrorCode } from '../../../domain/kiosk/errors'
import { regionOf } from '../../../domain/kiosk/locale'
import { FLEET_LIST, type FleetListSection } from '../../../domain/lists/listSearch'
import { fleetListValues } from '../../../domain/lists/vehicleListFilter'
import { type DrivenVehicle, ofFleet, searchText } from '../../../domain/vehicle/vehicle'
import type { SelectedFleet } from '../../../state/fleet'
import { useLocale } from '../../../state/locale'
import type { DataSort } from '../../../ui/table/dataColumns'
import { AddVehicles } from '../import/AddVehicles'
import { ListProblem } from './ListProblem'
import { FLEET_COLUMNS, useFleetColumns } from './useFleetColumns'
import { type ListSearchProps, useListAddress } from './useListAddress'
import { VehicleList } from './VehicleList'

export interface VehiclesScreenProps extends ListSearchProps<FleetListSection> {
  /** The fleet that the header's choice leaves in the list. */
  fleet: SelectedFleet
  /** Why the demo data did not arrive; null while it did or still may. */
  problem: AppErrorCode | null
  onRetry: (code: AppErrorCode) => void
}

const FIRST_SORT: DataSort = { column: 'vehicle', descending: false }

/** The vehicles of all fleets, or of the chosen one: search, filter, sort, open one. */
export function VehiclesScreen({ fleet, problem, onRetry, ...search }: VehiclesScreenProps) {
  const { t } = useLingui()
  const region = regionOf(useLocale())
  const vehicles = useVehicles()
  const columns = useFleetColumns()
  const address = useListAddress(search, FLEET_LIST, FLEET_COLUMNS, FIRST_SORT)
  const stored = answerOf(vehicles)
  const rows = useMemo(() => ofFleet(stored, fleet), [stored, fleet])
  const textOf = useCallback((vehicle: DrivenVehicle) => searchText(vehicle, region), [region])
  const failed = failureOf(vehicles) ?? problem
  if (rows === null && failed !== null) return <ListProblem code={failed} onRetry={onRetry} />
  return (
    <VehicleList
      address={address}
      sections={FLEET_LIST}
      quick="tags"
      rows={rows}
      columns={columns}
      valuesOf={fleetListValues}
      textOf={textOf}
      label={t`Vehicles`}
      searchLabel={t`Search vehicles`}
      placeholder={t`Name, plate, VIN, or driver`}
      searchHint={t`Search by name, model, plate, VIN, driver, or tag.`}
      action={<AddVehicles />}
    />
  )
}
