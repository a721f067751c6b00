import {
  ArrowLeft,
  ChevronUp,
  CircleX,
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
  Upload,
} from 'lucide'
import { battery, grip, megaphoneOff, sliders } from './customIcons'
import { iconPath } from './iconPath'

/**
 * Icons of actions, separate from `icons.ts` so that only the screens that use them load
 * them.
 */
export const ACTION_ICONS = {
  plus: iconPath(Plus),
  chevronUp: iconPath(ChevronUp),
  arrowLeft: iconPath(ArrowLeft),
  circleX: iconPath(CircleX),
  filter: iconPath(Funnel),
  sliders,
  grip,
  columns: iconPath(Columns3),
  ellipsis: iconPath(Ellipsis),
  download: iconPath(Download),
  upload: iconPath(Upload),
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
