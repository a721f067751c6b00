import {
  CalendarDays,
  Delete,
  LockKeyhole,
  LogOut,
  MonitorSmartphone,
  PackageOpen,
  Plug,
  Presentation,
  Send,
} from 'lucide'
import { iconPath } from '../iconPath'

/** Icons used only in the staff room. */
export const BOOTH_ICONS = {
  backspace: iconPath(Delete),
  lock: iconPath(LockKeyhole),
  leave: iconPath(LogOut),
  plug: iconPath(Plug),
  send: iconPath(Send),
  day: iconPath(CalendarDays),
  content: iconPath(PackageOpen),
  device: iconPath(MonitorSmartphone),
  presenter: iconPath(Presentation),
} as const
