import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { linkOptions } from '@tanstack/react-router'
import { type Challenge, ruleOf } from '#domain/game/challenges'
import type { Find } from '#domain/game/gameTypes'
import { ICONS } from '../../../ui/icons/icons'
import { MAP_ICONS } from '../../../ui/icons/mapIcons'
import { SOLUTION_ICONS } from '../../../ui/icons/solutionIcons'
import { TRIP_ICONS } from '../../../ui/icons/tripIcons'
import { GAME_ICONS } from '../gameIcons'

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

/** As many as a visitor remembers. */
const MOST = 4

/** The finds to remember: those with the most points, in the order of the run. */
export function takeaways(finds: readonly Find[]): readonly Challenge[] {
  const worth = ({ challenge }: Find) => ruleOf(challenge).base
  const best = new Set(finds.toSorted((a, b) => worth(b) - worth(a)).slice(0, MOST))
  return finds.filter((find) => best.has(find)).map(({ challenge }) => challenge)
}
