import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Challenge } from '#domain/game/challenges'
import { ICONS } from '../../ui/icons/icons'
import { MAP_ICONS } from '../../ui/icons/mapIcons'
import { SOLUTION_ICONS } from '../../ui/icons/solutionIcons'
import { TRIP_ICONS } from '../../ui/icons/tripIcons'
import { GAME_ICONS } from './gameIcons'

/** The feature behind a challenge, as the results name it. */
export const FINDS: Record<Challenge, { name: MessageDescriptor; icon: string }> = {
  'ring-the-bell': { name: msg`Alerts`, icon: ICONS.bell },
  'where-is-everyone': { name: msg`Live map`, icon: ICONS.map },
  'go-the-extra-mile': { name: msg`Driver behavior`, icon: ICONS.calendar },
  'recall-roundup': { name: msg`Recalls`, icon: ICONS.octagonAlert },
  'plug-in': { name: msg`Charging stations`, icon: MAP_ICONS.plugZap },
  'tire-kicker': { name: msg`Tire pressure`, icon: ICONS.disc3 },
  'coach-mode': { name: msg`In-vehicle coaching`, icon: SOLUTION_ICONS.scanEye },
  'park-it': { name: msg`Drive block`, icon: ICONS.lock },
  'receipt-hunter': { name: msg`Expenses`, icon: ICONS.receipt },
  'honk-honk': { name: msg`Remote commands`, icon: ICONS.megaphone },
  'paper-trail': { name: msg`Reports`, icon: ICONS.fileChartColumn },
  'name-that-truck': { name: msg`Vehicle search`, icon: ICONS.search },
  'top-of-the-class': { name: msg`Driver scores`, icon: ICONS.star },
  'speed-trap': { name: msg`Speed alerts`, icon: ICONS.gauge },
  'fence-me-in': { name: msg`Geofences`, icon: GAME_ICONS.fence },
  'trip-detective': { name: msg`Trip replay`, icon: TRIP_ICONS.brake },
}
