import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo } from 'react'
import { answerOf, failureOf } from '../../data/core/live'
import { useRecalls } from '../../data/queries/recalls'
import { useVehicleDays } from '../../data/queries/vehicleDays'
import { useVehicles } from '../../data/queries/vehicles'
import { dayTiles, fleetDashboard, levelBuckets } from '../../domain/dashboard/dashboard'
import { LEVEL_SCALE_TOP, levelBars } from '../../domain/dashboard/levelChart'
import type { WindowDays } from '../../domain/trips/score'
import { ofFleet } from '../../domain/vehicle/vehicle'
import { useCapabilities } from '../../state/capabilities'
import { useFleetInForce } from '../../state/fleet'
import { BehaviorSection } from './BehaviorSection'
import { DashboardPage, type DashboardPageProps } from './DashboardPage'
import type { DashboardView } from './dashboardView'
import { FLEET_HEALTH, fleetList } from './listSearch'

const MARKS = [0, 5, 10, LEVEL_SCALE_TOP.fleet]

/** What the route hands on to the page. */
export type PageProps = 'problem' | 'onSearch' | 'onRetry'

export interface FleetDashboardProps extends Pick<DashboardPageProps, PageProps> {
  fleetChoice: ReactNode
  days: WindowDays
  onDays: (days: WindowDays) => void
}

/** The dashboard of the vehicles of all fleets, or of the chosen one. */
export function FleetDashboard({ fleetChoice, days, onDays, problem, ...page }: FleetDashboardProps) {
  const fleet = useFleetInForce()
  const vehicles = useVehicles()
  const daily = useVehicleDays()
  const { driverBehavior } = useCapabilities()
  const all = answerOf(vehicles)
  const allDays = answerOf(daily)
  const shown = useMemo(() => ofFleet(all, fleet), [all, fleet])
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
      narrowed: fleet !== 'all',
    }
  }, [shown, allDays, fleet])
  return (
    <DashboardPage
      {...page}
      view={view}
      sentence={useSentence(shown)}
      fleetChoice={fleetChoice}
      problem={failureOf(vehicles) ?? problem}
    >
      {driverBehavior && <BehaviorSection fleet={fleet} days={days} onDays={onDays} />}
    </DashboardPage>
  )
}

/** How many vehicles there are, and how many of them are recalled; the chosen fleet stands before it. */
function useSentence(shown: readonly { vin: string }[] | null): string | null {
  const { t } = useLingui()
  const live = useRecalls()
  const recalls = answerOf(live)
  if (shown === null || recalls === null) return null
  const vins = new Set(shown.map(({ vin }) => vin))
  const open = recalls.filter(({ vin }) => vins.has(vin)).length
  const count = shown.length
  const vehicles = t`${plural(count, { one: '# vehicle.', other: '# vehicles.' })}`
  return `${vehicles} ${t`${plural(open, { 0: 'No open recalls.', one: '# open recall.', other: '# open recalls.' })}`}`
}
