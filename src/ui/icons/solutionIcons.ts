import { Plug, ScanEye } from 'lucide'
import { iconPath } from './iconPath'

/** Icons used only for add-ons. */
export const SOLUTION_ICONS = {
  plug: iconPath(Plug),
  scanEye: iconPath(ScanEye),
} as const
