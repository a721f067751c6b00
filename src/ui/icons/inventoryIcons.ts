import { BatteryWarning, ClockAlert, Truck } from 'lucide'
import { iconPath } from './iconPath'

/** Icons of a dealer's inventory, separate from `icons.ts` so that only its screens load them. */
export const INVENTORY_ICONS = {
  truck: iconPath(Truck),
  batteryWarning: iconPath(BatteryWarning),
  clockAlert: iconPath(ClockAlert),
} as const
