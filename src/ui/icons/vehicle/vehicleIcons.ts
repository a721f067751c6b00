import { Cog, Power, PowerOff, Wind } from 'lucide'
import { iconPath } from '../iconPath'

/** Icons of the pages of one vehicle. */
export const VEHICLE_ICONS = {
  power: iconPath(Power),
  powerOff: iconPath(PowerOff),
  gear: iconPath(Cog),
  air: iconPath(Wind),
} as const
