import { BatteryWarning, ClockAlert, Truck } from 'lucide'
import { iconPath } from './iconPath'

/** Icons of a dealer's stock, apart from `icons.ts` so that only its screens carry them. */
export const STOCK_ICONS = {
  truck: iconPath(Truck),
  batteryWarning: iconPath(BatteryWarning),
  clockAlert: iconPath(ClockAlert),
} as const
