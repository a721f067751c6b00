import type { BehaviorRow } from '#domain/behavior/behavior'
import { valueAt } from '#domain/behavior/behaviorColumns'
import { KWH_PER_GALLON } from '#domain/vehicle/energy'
import { toEconomyChange, toEconomyUnit, type UnitSystem } from '../../i18n/units'

/**
 * The value that a column sorts by, in the order of the system's units: liters per 100 km reverse fuel economy
 * and its change. Gallons and kWh are compared by the energy in them.
 */
export function sortValue(
  row: BehaviorRow,
  dataKey: string,
  system: UnitSystem,
  changeOfEconomy: boolean,
): string | number | null {
  const value = valueAt(row, dataKey)
  if (typeof value === 'string') return value
  if (typeof value !== 'number') return null
  switch (dataKey) {
    case 'consumption':
    case 'previousConsumption':
      return row.vehicle.details.ev ? value / KWH_PER_GALLON : value
    case 'economy':
    case 'previousEconomy':
      return toEconomyUnit(system, value)
    case 'change':
      return changeOfEconomy ? toEconomyChange(system, value) : value
    default:
      return value
  }
}
