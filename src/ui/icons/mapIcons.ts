import { EyeOff, Layers, Navigation, Phone, PlugZap, Scan, Warehouse } from 'lucide'
import { list, parking } from './customIcons'
import { iconPath } from './iconPath'

/** Icons of the map, separate from `icons.ts` so that only its screens load them. */
export const MAP_ICONS = {
  layers: iconPath(Layers),
  scan: iconPath(Scan),
  plugZap: iconPath(PlugZap),
  navigation: iconPath(Navigation),
  parking,
  list,
  phone: iconPath(Phone),
  eyeOff: iconPath(EyeOff),
  warehouse: iconPath(Warehouse),
} as const
