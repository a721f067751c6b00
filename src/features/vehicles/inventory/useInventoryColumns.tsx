import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { DEALER_FINDINGS, dealerFinding } from '#domain/dealer/dealerHealth'
import { type DealerVehicle, inventoryLevel, STOCK_STATUSES } from '#domain/dealer/dealerVehicle'
import { VEHICLE_STATUSES } from '#domain/vehicle/vehicle'
import {
  COLOR_LABELS,
  CONDITION_LABELS,
  DEALER_FLEET_LABELS,
  DEALER_TAG_LABELS,
  LOT_LABEL,
  LOT_LABELS,
  NOT_ON_A_LOT,
} from '../../../i18n/labelsInventory'
import { useFormats } from '../../../i18n/useFormats'
import { useRegion } from '../../../state/region'
import type { DataColumn } from '../../../ui/table/dataColumns'
import { DaysInInventory } from '../../../widgets/vehicle/DaysInInventory'
import { InventoryIssue } from '../../../widgets/vehicle/InventoryIssue'
import { InventoryStatus } from '../../../widgets/vehicle/InventoryStatus'
import { NameCell } from '../../../widgets/vehicle/NameCell'
import { VehicleStatusLabel } from '../../../widgets/vehicle/VehicleStatusLabel'
import { DistanceCell, TagsCell } from '../list/cells'
import styles from '../list/cells.module.css'
import { FuelLevel } from '../list/FuelLevel'
import { SECTION_LABELS } from '../list/filterLabels'

/** Ids of the columns in `?sort=` and `?hide=`. */
const INVENTORY_COLUMNS = [
  'vehicle',
  'lot',
  'stockStatus',
  'days',
  'health',
  'level',
  'status',
  'condition',
  'stock',
  'tags',
  'added',
  'geofence',
  'make',
  'trim',
  'color',
  'driver',
  'odometer',
  'license',
  'vin',
  'fleet',
] as const

/** Columns of the inventory, with all that it shows of a vehicle (docs/rules.md DV-01 to DV-22). */
export function useInventoryColumns(): readonly DataColumn<DealerVehicle>[] {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const { daysAgo } = useFormats()
  const region = useRegion()
  return useMemo(() => {
    const tagsOf = ({ tags }: DealerVehicle) => tags.map((tag) => _(DEALER_TAG_LABELS[tag]))
    const columns: Record<(typeof INVENTORY_COLUMNS)[number], Omit<DataColumn<DealerVehicle>, 'id'>> = {
      vehicle: {
        header: t`Vehicle`,
        width: 248,
        cell: ({ image, label, modelName, trim, modelYear }) => (
          <NameCell image={image} label={label} model={`${modelName} ${trim}, ${modelYear}`} />
        ),
        sortBy: ({ label }) => label,
      },
      lot: {
        header: _(LOT_LABEL),
        width: 128,
        cell: ({ lot }) => _(LOT_LABELS[lot]),
        sortBy: ({ lot }) => _(LOT_LABELS[lot]),
      },
      stockStatus: {
        header: t`Stock status`,
        width: 156,
        cell: ({ stockStatus }) => <InventoryStatus status={stockStatus} />,
        sortBy: ({ stockStatus }) => STOCK_STATUSES.indexOf(stockStatus),
      },
      days: {
        header: t`Days`,
        width: 92,
        cell: ({ daysInInventory: days }) => (days === null ? null : <DaysInInventory days={days} />),
        sortBy: ({ daysInInventory }) => daysInInventory,
      },
      health: {
        header: t`Health`,
        width: 170,
        cell: (vehicle) => <InventoryIssue vehicle={vehicle} />,
        sortBy: (vehicle) => {
          const finding = dealerFinding(vehicle)
          return finding === 'noData' ? null : DEALER_FINDINGS.indexOf(finding)
        },
      },
      level: {
        header: t`Fuel or charge`,
        width: 124,
        cell: (vehicle) => <FuelLevel percent={inventoryLevel(vehicle)} />,
        sortBy: inventoryLevel,
      },
      status: {
        header: t`Status`,
        width: 156,
        cell: ({ status }) => <VehicleStatusLabel status={status} />,
        sortBy: ({ status }) => VEHICLE_STATUSES.indexOf(status),
      },
      condition: {
        header: _(SECTION_LABELS.condition),
        width: 110,
        cell: ({ condition }) => _(CONDITION_LABELS[condition]),
        sortBy: ({ condition }) => _(CONDITION_LABELS[condition]),
      },
      stock: {
        header: t`Stock number`,
        width: 130,
        cell: ({ stock }) => <span className={styles.code}>{stock}</span>,
        sortBy: ({ stock }) => stock,
      },
      tags: {
        header: t`Tags`,
        width: 160,
        cell: (vehicle) => <TagsCell tags={tagsOf(vehicle)} />,
        sortBy: (vehicle) => tagsOf(vehicle).join(' ') || null,
      },
      added: {
        header: t`Date added`,
        width: 136,
        cell: ({ addedDaysAgo }) => (addedDaysAgo === null ? null : daysAgo(addedDaysAgo)),
        sortBy: ({ addedDaysAgo }) => (addedDaysAgo === null ? null : -addedDaysAgo),
      },
      geofence: {
        header: t`Geofence`,
        width: 136,
        cell: ({ geofence }) =>
          geofence === null ? (
            <span className={styles.faint}>{_(NOT_ON_A_LOT)}</span>
          ) : (
            _(LOT_LABELS[geofence])
          ),
        sortBy: ({ geofence }) => (geofence === null ? null : _(LOT_LABELS[geofence])),
      },
      make: {
        header: t`Make`,
        width: 116,
        cell: ({ makeName }) => makeName,
        sortBy: ({ makeName }) => makeName,
      },
      trim: { header: t`Trim`, width: 84, cell: ({ trim }) => trim, sortBy: ({ trim }) => trim },
      color: {
        header: _(SECTION_LABELS.color),
        width: 124,
        cell: ({ color }) => _(COLOR_LABELS[color]),
        sortBy: ({ color }) => _(COLOR_LABELS[color]),
      },
      driver: {
        header: t`Assigned driver`,
        width: 176,
        cell: ({ assignedDriver }) => assignedDriver ?? <span className={styles.faint}>{t`Unassigned`}</span>,
        sortBy: ({ assignedDriver }) => assignedDriver,
      },
      odometer: {
        header: t`Odometer`,
        width: 124,
        numeric: true,
        cell: ({ odometerMi }) => <DistanceCell miles={odometerMi} />,
        sortBy: ({ odometerMi }) => odometerMi,
      },
      license: {
        header: t`License plate`,
        width: 140,
        cell: ({ license }) => license && <span className={styles.code}>{license[region]}</span>,
        sortBy: ({ license }) => license?.[region] ?? null,
      },
      vin: {
        header: t`VIN`,
        width: 196,
        cell: ({ vin }) => <span className={styles.code}>{vin}</span>,
        sortBy: ({ vin }) => vin,
      },
      fleet: {
        header: t`Fleet`,
        width: 136,
        cell: ({ fleet }) => _(DEALER_FLEET_LABELS[fleet]),
        sortBy: ({ fleet }) => fleet,
      },
    }
    return INVENTORY_COLUMNS.map((id) => ({ id, ...columns[id] }))
  }, [t, _, daysAgo, region])
}
