import { ChevronsUp, Gauge, Maximize, Shield, Video } from 'lucide'
import { brake, end, follow, grouped, idle, next, pause, play, previous, route, start } from './customIcons'
import { iconPath } from './iconPath'

export const TRIP_ICONS = {
  play,
  pause,
  next,
  previous,
  brake,
  acceleration: iconPath(ChevronsUp),
  speed: iconPath(Gauge),
  idle,
  start,
  end,
  grouped,
  video: iconPath(Video),
  shield: iconPath(Shield),
  follow,
  fit: iconPath(Maximize),
  route,
} as const
