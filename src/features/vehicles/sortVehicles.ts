import type { Locale } from '../../domain/locale'
import { type DrivenVehicle, HEALTH_LEVELS, VEHICLE_STATUSES } from '../../domain/vehicle'
import { reportsReadings } from '../../domain/vehicleHealth'

export const SORT_COLUMNS = ['vehicle', 'status', 'health', 'fuel', 'driver', 'odometer'] as const
export type SortColumn = (typeof SORT_COLUMNS)[number]

export interface Sort {
  column: SortColumn
  descending: boolean
}

/** Reads `?sort=fuel` or `?sort=-fuel`; anything else is the default, by vehicle. */
export function parseSort(text: string | undefined): Sort {
  const column = SORT_COLUMNS.find((name) => text === name || text === `-${name}`)
  return column
    ? { column, descending: text?.startsWith('-') ?? false }
    : { column: 'vehicle', descending: false }
}

/** The address form of a sort; undefined for the default, which needs no words in the address. */
export function sortText({ column, descending }: Sort): string | undefined {
  if (column === 'vehicle' && !descending) return undefined
  return descending ? `-${column}` : column
}

/** A press on a column head: sorts by it, and the other way round when it already does. */
export function toggleSort(sort: Sort, column: SortColumn): Sort {
  return { column, descending: sort.column === column && !sort.descending }
}

/** A sorted copy; what is missing comes last in either direction, and ties are told by label. */
export function sortVehicles(
  vehicles: DrivenVehicle[],
  { column, descending }: Sort,
  locale: Locale,
): DrivenVehicle[] {
  const collator = new Intl.Collator(locale, { numeric: true })
  const direction = descending ? -1 : 1
  return vehicles.toSorted((a, b) => {
    const left = sortKey(a, column)
    const right = sortKey(b, column)
    if (left === null || right === null) {
      if (left !== right) return left === null ? 1 : -1
    } else {
      const order =
        typeof left === 'number' && typeof right === 'number'
          ? left - right
          : collator.compare(String(left), String(right))
      if (order !== 0) return order * direction
    }
    return collator.compare(a.label, b.label)
  })
}

function sortKey(vehicle: DrivenVehicle, column: SortColumn): string | number | null {
  switch (column) {
    case 'vehicle':
      return vehicle.label
    case 'status':
      return VEHICLE_STATUSES.indexOf(vehicle.status)
    case 'health':
      return reportsReadings(vehicle) ? HEALTH_LEVELS.indexOf(vehicle.health) : null
    case 'fuel':
      return vehicle.details.fuel
    case 'driver':
      return vehicle.driverName
    case 'odometer':
      return vehicle.details.odometerMi
  }
}
