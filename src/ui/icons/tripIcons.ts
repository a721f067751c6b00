import { ChevronsUp, Gauge, Maximize, Shield, Video } from 'lucide'
import { iconPath } from './iconPath'
import { brake, end, follow, grouped, idle, next, pause, play, previous, route, start } from './ownIcons'

/** Line icons of trips. */
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
