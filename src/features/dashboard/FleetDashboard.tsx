import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo } from 'react'
import { joinLive, valueOr } from '#domain/base/live'
import { dayTiles, fleetDashboard, RECALL_TILE } from '#domain/dashboard/dashboard'
import { LEVEL_SCALE_TOP, levelBars } from '#domain/dashboard/levelChart'
import { levelBuckets } from '#domain/vehicle/levelBuckets'
import type { WindowDays } from '#domain/vehicle/score'
import { filterByFleet } from '#domain/vehicle/vehicle'
import { useVehicleDays } from '../../data/queries/vehicleDays'
import { useVehicles } from '../../data/queries/vehicles'
import { useCapabilities } from '../../state/capabilities'
import { useEffectiveFleet } from '../../state/fleet'
import { BehaviorSection } from './BehaviorSection'
import { DashboardPage, type DashboardPageProps } from './DashboardPage'
import type { DashboardView } from './dashboardView'
import { FLEET_HEALTH, fleetList } from './listSearch'

const MARKS = [0, 5, 10, LEVEL_SCALE_TOP.fleet]

/** What the route hands on to the page. */
export type PageProps = 'onSearch'

export interface FleetDashboardProps extends Pick<DashboardPageProps, PageProps> {
  fleetChoice: ReactNode
  days: WindowDays
  onDays: (days: WindowDays) => void
}

/** The dashboard of the vehicles of all fleets, or of the chosen one. */
export function FleetDashboard({ fleetChoice, days, onDays, ...page }: FleetDashboardProps) {
  const fleet = useEffectiveFleet()
  const vehicles = useVehicles()
  const daily = useVehicleDays()
  const { driverBehavior } = useCapabilities()
  const all = valueOr(vehicles, null)
  const allDays = valueOr(daily, null)
  const shown = useMemo(() => all && filterByFleet(all, fleet), [all, fleet])
  const view = useMemo<DashboardView>(() => {
    const ids = shown && new Set(shown.map(({ id }) => id))
    return {
      figures: shown && fleetDashboard(shown),
      holders: shown?.flatMap(({ driverName }) => driverName ?? []) ?? [],
      tiles: ids && allDays && dayTiles(allDays.filter(({ id }) => ids.has(id))),
      levels:
        shown && levelBars(levelBuckets(shown.map(({ details }) => details.fuel)), LEVEL_SCALE_TOP.fleet),
      marks: MARKS,
      list: fleetList,
      health: FLEET_HEALTH,
    }
  }, [shown, allDays])
  return (
    <DashboardPage
      {...page}
      view={view}
      sentence={useSentence(shown)}
      fleetChoice={fleetChoice}
      reads={joinLive({ vehicles, daily })}
    >
      {driverBehavior && <BehaviorSection days={days} onDays={onDays} />}
    </DashboardPage>
  )
}

/** How many vehicles the chosen fleet has, and the account's open recalls (docs/decisions.md D35). */
function useSentence(shown: readonly unknown[] | null): string | null {
  const { t } = useLingui()
  if (shown === null) return null
  const count = shown.length
  const open = RECALL_TILE
  const vehicles = t`${plural(count, { one: '# vehicle.', other: '# vehicles.' })}`
  return `${vehicles} ${t`${plural(open, { one: 'Account: # open recall.', other: 'Account: # open recalls.' })}`}`
}
