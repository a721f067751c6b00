import { Plug, ScanEye } from 'lucide'
import { iconPath } from './iconPath'

/** Line icons of the add-on solutions that no other screen has. */
export const SOLUTION_ICONS = {
  plug: iconPath(Plug),
  scanEye: iconPath(ScanEye),
} as const
