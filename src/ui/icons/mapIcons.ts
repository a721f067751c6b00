import { EyeOff, Layers, Navigation, Phone, PlugZap, Scan, Warehouse } from 'lucide'
import { iconPath } from './iconPath'
import { list, parking } from './ownIcons'

/** Icons of the map, apart from `icons.ts` so that only its screens carry them. */
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
