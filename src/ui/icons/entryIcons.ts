import {
  ArrowRight,
  Car,
  CloudCheck,
  CloudDownload,
  CloudOff,
  Map as MapIcon,
  Store,
  Timer,
  TriangleAlert,
} from 'lucide'
import { iconPath } from './iconPath'

/** The icons of the first screen, apart so that the entry carries no others. */
export const ENTRY_ICONS = {
  map: iconPath(MapIcon),
  car: iconPath(Car),
  timer: iconPath(Timer),
  arrowRight: iconPath(ArrowRight),
  cloudCheck: iconPath(CloudCheck),
  cloudOff: iconPath(CloudOff),
  cloudDownload: iconPath(CloudDownload),
  store: iconPath(Store),
  triangleAlert: iconPath(TriangleAlert),
} as const
