import { useLingui } from '@lingui/react/macro'
import type { DrivenVehicle } from '../../domain/vehicle'
import { SortHead } from './SortHead'
import type { Sort, SortColumn } from './sortVehicles'
import { VehicleRow } from './VehicleRow'
import styles from './VehicleTable.module.css'

export interface VehicleTableProps {
  vehicles: DrivenVehicle[]
  sort: Sort
  onSort: (column: SortColumn) => void
  onOpen: (id: string) => void
}

/** A table, because it is one: columns that sort, rows that open. */
export function VehicleTable({ vehicles, sort, onSort, onOpen }: VehicleTableProps) {
  const { t } = useLingui()
  const heads: { column: SortColumn; label: string; className: string | undefined }[] = [
    { column: 'vehicle', label: t`Vehicle`, className: styles.vehicle },
    { column: 'status', label: t`Status`, className: styles.status },
    { column: 'health', label: t`Health`, className: styles.health },
    { column: 'fuel', label: t`Fuel or charge`, className: styles.fuel },
    { column: 'driver', label: t`Driver`, className: styles.driver },
    { column: 'odometer', label: t`Odometer`, className: styles.odometer },
  ]
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t`Vehicles`}</caption>
      <thead>
        <tr>
          {heads.map(({ column, label, className }) => (
            <SortHead key={column} column={column} sort={sort} onSort={onSort} className={className}>
              {label}
            </SortHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {vehicles.map((vehicle) => (
          <VehicleRow key={vehicle.id} vehicle={vehicle} onOpen={onOpen} />
        ))}
      </tbody>
    </table>
  )
}
