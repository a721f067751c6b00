import {
  ArrowLeft,
  Columns3,
  Copy,
  Download,
  Ellipsis,
  Funnel,
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
import { battery, grip, megaphoneOff, sliders } from './customIcons'
import { iconPath } from './iconPath'

/** Icons of actions, separate from `icons.ts` so that only the screens that use them load them. */
export const ACTION_ICONS = {
  plus: iconPath(Plus),
  arrowLeft: iconPath(ArrowLeft),
  filter: iconPath(Funnel),
  sliders,
  grip,
  columns: iconPath(Columns3),
  ellipsis: iconPath(Ellipsis),
  download: iconPath(Download),
  printer: iconPath(Printer),
  globe: iconPath(Globe),
  unlock: iconPath(LockOpen),
  battery,
  trash: iconPath(Trash),
  pencil: iconPath(Pencil),
  copy: iconPath(Copy),
  share: iconPath(Share),
  refresh: iconPath(RefreshCw),
  megaphoneOff,
  touch: iconPath(Pointer),
} as const
