import {
  CalendarClock,
  ChartNoAxesColumn,
  EyeOff,
  Hourglass,
  MapPinned,
  Milestone,
  ShieldCheck,
} from 'lucide'
import { iconPath } from './iconPath'

/** Icons used only for notification rules. */
export const RULE_ICONS = {
  calendarClock: iconPath(CalendarClock),
  mapPinned: iconPath(MapPinned),
  eyeOff: iconPath(EyeOff),
  columns: iconPath(ChartNoAxesColumn),
  hourglass: iconPath(Hourglass),
  roadSign: iconPath(Milestone),
  seatBelt: iconPath(ShieldCheck),
} as const
