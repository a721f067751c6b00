import { linkOptions } from '@tanstack/react-router'
import type { Challenge } from '#domain/game/challenges'

/** The screens behind the challenges. */
export const FIND_LINKS = {
  'ring-the-bell': linkOptions({ to: '/all-notifications' }),
  'where-is-everyone': linkOptions({ to: '/0' }),
  'go-the-extra-mile': linkOptions({ to: '/home', search: { days: '60' } }),
  'recall-roundup': linkOptions({ to: '/11' }),
  'plug-in': linkOptions({ to: '/0', search: { tab: 'charging' } }),
  'tire-kicker': linkOptions({ to: '/1' }),
  'coach-mode': linkOptions({ to: '/8/detail/ivc' }),
  'park-it': linkOptions({ to: '/4/vehicle-ignition' }),
  'receipt-hunter': linkOptions({ to: '/3' }),
  'honk-honk': linkOptions({ to: '/1/detail/$id', params: { id: 'v-1' } }),
  'paper-trail': linkOptions({ to: '/5' }),
  'name-that-truck': linkOptions({ to: '/1' }),
  'top-of-the-class': linkOptions({ to: '/2' }),
  'speed-trap': linkOptions({ to: '/7/set/{-$type}/{-$editing}', params: { type: '7' } }),
  'fence-me-in': linkOptions({ to: '/7/set/{-$type}/{-$editing}', params: { type: '8' } }),
  'trip-detective': linkOptions({ to: '/4/events' }),
} as const satisfies Record<Challenge, object>
