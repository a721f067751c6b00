import type { FeedEvent } from '#domain/notifications/feed'
import { ICONS } from '../../../ui/icons/icons'
import { REASON_ICONS } from '../../../ui/icons/reason/reasonIcons'
import { TRIP_ICONS } from '../../../ui/icons/tripIcons'

/** Severity of an event, as a color in addition to its icon and text. */
export type FeedTone = 'high' | 'med' | 'ok' | 'brand' | 'unk'

interface Look {
  icon: string
  tone: FeedTone
}

const LOOKS: Record<Exclude<FeedEvent['kind'], 'rule'>, Look> = {
  speeding: { icon: ICONS.gauge, tone: 'high' },
  adas: { icon: ICONS.octagonAlert, tone: 'high' },
  recall: { icon: ICONS.triangleAlert, tone: 'high' },
  tire: { icon: ICONS.circleGauge, tone: 'med' },
  oil: { icon: ICONS.droplet, tone: 'high' },
  lowFuel: { icon: ICONS.fuel, tone: 'med' },
  reminder: { icon: ICONS.wrench, tone: 'med' },
  offHours: { icon: ICONS.clock, tone: 'med' },
  charging: { icon: ICONS.zap, tone: 'ok' },
  trip: { icon: TRIP_ICONS.route, tone: 'brand' },
  checkInCheckOut: { icon: ICONS.keyRound, tone: 'brand' },
  onboarding: { icon: ICONS.car, tone: 'brand' },
  geofence: { icon: ICONS.mapPin, tone: 'brand' },
  lot: { icon: ICONS.mapPin, tone: 'brand' },
  other: { icon: ICONS.lock, tone: 'unk' },
  cameraOn: { icon: ICONS.camera, tone: 'unk' },
  cameraOff: { icon: ICONS.camera, tone: 'unk' },
  report: { icon: ICONS.fileChartColumn, tone: 'brand' },
  locationMasking: { icon: ICONS.eye, tone: 'unk' },
}

/** Icon and tone of an event: a rule shows its firing reason, an interrupted charge is bad news. */
export function feedLook(event: FeedEvent): Look {
  if (event.kind === 'rule') return { icon: REASON_ICONS[event.reason], tone: 'brand' }
  if (event.kind === 'charging' && event.state === 'interrupted') return { icon: ICONS.zap, tone: 'med' }
  return LOOKS[event.kind]
}
