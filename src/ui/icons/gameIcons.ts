import { Hexagon, Infinity as InfinityShape, Volume2, VolumeOff } from 'lucide'
import { iconPath } from './iconPath'

/** Icons of the game that no other screen has. */
export const GAME_ICONS = {
  sound: iconPath(Volume2),
  silent: iconPath(VolumeOff),
  noClock: iconPath(InfinityShape),
  fence: iconPath(Hexagon),
} as const
