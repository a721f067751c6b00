import type { BehaviorRow } from '#domain/behavior/behavior'
import { valueAt } from '#domain/behavior/behaviorColumns'
import { KWH_PER_GALLON } from '#domain/vehicle/energy'
import { toEconomyChange, toEconomyUnit, type UnitSystem } from '../../i18n/units'

/**
 * What a column sorts by: the value at a dotted key as the units of the system order it. In liters per
 * 100 km the order of fuel economy is reversed, and so is its change; kWh and gallons are compared by
 * the energy in them.
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
