import {
  Delete,
  Flame,
  Hexagon,
  Infinity as InfinityShape,
  MousePointerClick,
  Play,
  Ticket,
  Trophy,
  Volume2,
  VolumeOff,
} from 'lucide'
import { iconPath } from './iconPath'

/** Icons of the game that no other screen has. */
export const GAME_ICONS = {
  sound: iconPath(Volume2),
  silent: iconPath(VolumeOff),
  noClock: iconPath(InfinityShape),
  fence: iconPath(Hexagon),
  play: iconPath(Play),
  trophy: iconPath(Trophy),
  flame: iconPath(Flame),
  pointer: iconPath(MousePointerClick),
  ticket: iconPath(Ticket),
  backspace: iconPath(Delete),
} as const
