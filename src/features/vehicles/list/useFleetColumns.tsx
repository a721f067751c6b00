import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import {
  type DrivenVehicle,
  HEALTH_LEVELS,
  modelText,
  reportedOdometerMi,
  VEHICLE_STATUSES,
} from '#domain/vehicle/vehicle'
import { fleetLabel } from '../../../i18n/fleetLabel'
import { TAG_LABELS } from '../../../i18n/labels'
import { useRegion } from '../../../state/region'
import type { DataColumn } from '../../../ui/table/dataColumns'
import { NameCell } from '../../../widgets/vehicle/NameCell'
import { VehicleHealthLabel } from '../../../widgets/vehicle/VehicleHealthLabel'
import { VehicleStatusLabel } from '../../../widgets/vehicle/VehicleStatusLabel'
import { DistanceCell, TagsCell } from './cells'
import styles from './cells.module.css'
import { FuelLevel } from './FuelLevel'

/** Ids of the columns in `?sort=` and `?hide=`. */
const FLEET_COLUMNS = [
  'vehicle',
  'status',
  'health',
  'fuel',
  'driver',
  'odometer',
  'tags',
  'vin',
  'plate',
  'fleet',
] as const

/** Columns of the list of fleet vehicles, with their health (docs/rules.md FV-01 to FV-10). */
export function useFleetColumns(): readonly DataColumn<DrivenVehicle>[] {
  const { t } = useLingui()
  const { i18n, _ } = useCatalog()
  const region = useRegion()
  return useMemo(() => {
    const tagsOf = ({ tags }: DrivenVehicle) => tags.map((tag) => _(TAG_LABELS[tag]))
    const columns: Record<(typeof FLEET_COLUMNS)[number], Omit<DataColumn<DrivenVehicle>, 'id'>> = {
      vehicle: {
        header: t`Vehicle`,
        width: 248,
        cell: (vehicle) => (
          <NameCell image={vehicle.image} label={vehicle.label} model={modelText(vehicle)} />
        ),
        sortBy: ({ label }) => label,
      },
      status: {
        header: t`Status`,
        width: 150,
        cell: ({ status }) => <VehicleStatusLabel status={status} />,
        sortBy: ({ status }) => VEHICLE_STATUSES.indexOf(status),
      },
      health: {
        header: t`Health`,
        width: 170,
        cell: (vehicle) => <VehicleHealthLabel vehicle={vehicle} />,
        sortBy: ({ health }) => (health === 'noData' ? null : HEALTH_LEVELS.indexOf(health)),
      },
      fuel: {
        header: t`Fuel or charge`,
        width: 124,
        cell: ({ details }) => <FuelLevel percent={details.fuel} />,
        sortBy: ({ details }) => details.fuel,
      },
      driver: {
        header: t`Driver`,
        width: 140,
        cell: ({ driverName }) => driverName ?? <span className={styles.faint}>{t`Unassigned`}</span>,
        sortBy: ({ driverName }) => driverName,
      },
      odometer: {
        header: t`Odometer`,
        width: 124,
        numeric: true,
        cell: (vehicle) => {
          const miles = reportedOdometerMi(vehicle)
          return miles === null ? null : <DistanceCell miles={miles} />
        },
        sortBy: reportedOdometerMi,
      },
      tags: {
        header: t`Tags`,
        width: 156,
        cell: (vehicle) => <TagsCell tags={tagsOf(vehicle)} />,
        sortBy: (vehicle) => tagsOf(vehicle).join(' ') || null,
      },
      vin: {
        header: t`VIN`,
        width: 196,
        cell: ({ vin }) => <span className={styles.code}>{vin}</span>,
        sortBy: ({ vin }) => vin,
      },
      plate: {
        header: t`License plate`,
        width: 140,
        cell: ({ licensePlate }) => <span className={styles.code}>{licensePlate[region]}</span>,
        sortBy: ({ licensePlate }) => licensePlate[region],
      },
      fleet: {
        header: t`Fleet`,
        width: 130,
        cell: ({ fleet }) => <span className={styles.fleet}>{fleetLabel(fleet, i18n)}</span>,
        sortBy: ({ fleet }) => fleetLabel(fleet, i18n),
      },
    }
    return FLEET_COLUMNS.map((id) => ({ id, ...columns[id] }))
  }, [t, _, i18n, region])
}
