import {
  ArrowLeft,
  Columns3,
  Copy,
  Download,
  Ellipsis,
  Globe,
  LockOpen,
  Pencil,
  Plus,
  Pointer,
  Printer,
  RefreshCw,
  Share,
  Trash,
} from 'lucide'
import { grip, megaphoneOff, sliders } from './customIcons'
import { iconPath } from './iconPath'

/** Icons of actions, separate from `icons.ts` so that only the screens that use them load them. */
export const ACTION_ICONS = {
  plus: iconPath(Plus),
  arrowLeft: iconPath(ArrowLeft),
  sliders,
  grip,
  columns: iconPath(Columns3),
  ellipsis: iconPath(Ellipsis),
  download: iconPath(Download),
  printer: iconPath(Printer),
  globe: iconPath(Globe),
  unlock: iconPath(LockOpen),
  trash: iconPath(Trash),
  pencil: iconPath(Pencil),
  copy: iconPath(Copy),
  share: iconPath(Share),
  refresh: iconPath(RefreshCw),
  megaphoneOff,
  touch: iconPath(Pointer),
} as const
