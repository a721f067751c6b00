import type { BehaviorRow } from '../../domain/behavior/behavior'
import { valueAt } from '../../domain/behavior/behaviorColumns'
import {
  toDistanceUnit,
  toEconomyChange,
  toEconomyUnit,
  toVolumeUnit,
  type UnitSystem,
} from '../../i18n/units'

/**
 * The value at a dotted key in the units of the system, as shown to the visitor. A column sorts
 * by it. In liters per 100 km the order of fuel economy is reversed, and so is its change.
 */
export function shownValue(
  row: BehaviorRow,
  dataKey: string,
  changeOfEconomy: boolean,
  system: UnitSystem,
): string | number | null {
  const value = valueAt(row, dataKey)
  if (typeof value === 'string') return value
  if (typeof value !== 'number') return null
  switch (dataKey) {
    case 'distanceDriven':
    case 'previousDistanceDriven':
      return toDistanceUnit(system, value)
    case 'consumption':
    case 'previousConsumption':
      return row.vehicle.details.ev ? value : toVolumeUnit(system, value)
    case 'economy':
    case 'previousEconomy':
      return toEconomyUnit(system, value)
    case 'change':
      return changeOfEconomy ? toEconomyChange(system, value) : value
    default:
      return value
  }
}
