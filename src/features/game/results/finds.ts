import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type Challenge, ruleOf } from '#domain/game/challenges'
import type { Find } from '#domain/game/gameTypes'
import { ICONS } from '../../../ui/icons/icons'
import { MAP_ICONS } from '../../../ui/icons/mapIcons'
import { SOLUTION_ICONS } from '../../../ui/icons/solutionIcons'
import { TRIP_ICONS } from '../../../ui/icons/tripIcons'
import { GAME_ICONS } from '../gameIcons'

interface Feature {
  name: MessageDescriptor
  /** Its name on the screen where the challenge is done, if that is another. */
  onScreen?: MessageDescriptor
  icon: string
}

/** The feature behind a challenge, as the results name it. */
export const FINDS: Record<Challenge, Feature> = {
  'ring-the-bell': { name: msg`Notifications`, icon: ICONS.bell },
  'where-is-everyone': { name: msg`Live map`, onScreen: msg`Map`, icon: ICONS.map },
  'go-the-extra-mile': { name: msg`Driver behavior`, icon: ICONS.calendar },
  'recall-roundup': { name: msg`Recalls`, icon: ICONS.octagonAlert },
  'plug-in': { name: msg`Charging stations`, icon: MAP_ICONS.plugZap },
  'tire-kicker': { name: msg`Tire pressure`, icon: ICONS.disc3 },
  'coach-mode': { name: msg`In-vehicle coaching`, icon: SOLUTION_ICONS.scanEye },
  'park-it': { name: msg`Drive block`, icon: ICONS.lock },
  'receipt-hunter': { name: msg`Expenses`, icon: ICONS.receipt },
  'honk-honk': { name: msg`Remote commands`, icon: ICONS.megaphone },
  'paper-trail': { name: msg`Reports`, icon: ICONS.fileChartColumn },
  'name-that-truck': { name: msg`Vehicle search`, onScreen: msg`Search vehicles`, icon: ICONS.search },
  'top-of-the-class': { name: msg`Driver scores`, onScreen: msg`30-day score`, icon: ICONS.star },
  'speed-trap': { name: msg`Speed alerts`, onScreen: msg`Fixed speed`, icon: ICONS.gauge },
  'fence-me-in': { name: msg`Geofences`, onScreen: msg`Geofence`, icon: GAME_ICONS.fence },
  'trip-detective': { name: msg`Trip replay`, onScreen: msg`Trip history`, icon: TRIP_ICONS.brake },
}

/** As many as a visitor remembers. */
const MOST = 4

/** The finds to remember: those with the most points, in the order of the run. */
export function takeaways(finds: readonly Find[]): readonly Challenge[] {
  const worth = ({ challenge }: Find) => ruleOf(challenge).base
  const best = new Set(finds.toSorted((a, b) => worth(b) - worth(a)).slice(0, MOST))
  return finds.filter((find) => best.has(find)).map(({ challenge }) => challenge)
}
