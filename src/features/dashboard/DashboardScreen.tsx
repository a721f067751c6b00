import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { joinLive, valueOr } from '#domain/base/live'
import { dayTiles, inventoryDayTiles, RECALL_TILE } from '#domain/dashboard/dashboard'
import type { WindowDays } from '#domain/vehicle/score'
import { useInventoryTrips } from '../../data/queries/dealerTrips'
import { useVehicleDays } from '../../data/queries/vehicleDays'
import { LOT_LABELS } from '../../i18n/labelsInventory'
import { useCapabilities } from '../../state/capabilities'
import { useEffectiveLot } from '../../state/fleet'
import { useScopeVehicles, useVehicleScope } from '../../widgets/scope/useVehicleScope'
import { BehaviorSection } from './BehaviorSection'
import { DashboardPage } from './DashboardPage'
import { dashboardView } from './dashboardView'
import { InventorySection } from './InventorySection'

export interface DashboardScreenProps {
  days: WindowDays
  onDays: (days: WindowDays) => void
  onSearch: (q: string) => void
}

/**
 * The dashboard of a fleet or of a dealer's inventory. There are two because their tiles sum up different rows, and
 * because each has its own sentence and section.
 */
export function DashboardScreen(props: DashboardScreenProps) {
  return useCapabilities().inventory ? <InventoryDashboard {...props} /> : <FleetDashboard {...props} />
}

function FleetDashboard({ days, onDays, onSearch }: DashboardScreenProps) {
  const { t } = useLingui()
  const { section, group } = useVehicleScope()
  const vehicles = useScopeVehicles({ section, group })
  const daily = useVehicleDays()
  const { driverBehavior } = useCapabilities()
  const shown = valueOr(vehicles, null)
  const allDays = valueOr(daily, null)
  const view = useMemo(() => {
    const ids = shown && new Set(shown.map(({ id }) => id))
    const tiles = ids && allDays && dayTiles(allDays.filter(({ id }) => ids.has(id)))
    return dashboardView({ section, group }, shown, tiles)
  }, [section, group, shown, allDays])
  const count = shown?.length ?? 0
  const open = RECALL_TILE
  // How many vehicles the chosen fleet has, and the account's open recalls (docs/decisions.md D35).
  const sentence = `${t`${plural(count, { one: '# vehicle.', other: '# vehicles.' })}`} ${t`${plural(open, { one: 'Account: # open recall.', other: 'Account: # open recalls.' })}`}`
  return (
    <DashboardPage
      view={view}
      sentence={shown && sentence}
      reads={joinLive({ vehicles, daily })}
      onSearch={onSearch}
    >
      {driverBehavior && <BehaviorSection days={days} onDays={onDays} />}
    </DashboardPage>
  )
}

function InventoryDashboard({ onSearch }: DashboardScreenProps) {
  const { t, i18n } = useLingui()
  const { section, group } = useVehicleScope()
  const vehicles = useScopeVehicles({ section, group })
  const driven = useInventoryTrips()
  const lot = useEffectiveLot()
  const shown = valueOr(vehicles, null)
  const trips = valueOr(driven, null)
  const view = useMemo(
    () => dashboardView({ section, group }, shown, shown && trips && inventoryDayTiles(shown, trips)),
    [section, group, shown, trips],
  )
  const count = shown?.length ?? 0
  const place = lot === 'all' ? '' : i18n._(LOT_LABELS[lot])
  const sentence =
    lot === 'all'
      ? t`${plural(count, { one: '# vehicle', other: '# vehicles' })} across all lots.`
      : t`${plural(count, { one: '# vehicle', other: '# vehicles' })} in ${place}.`
  return (
    <DashboardPage
      view={view}
      sentence={shown && sentence}
      reads={joinLive({ vehicles, driven })}
      onSearch={onSearch}
    >
      <InventorySection list={view.list} />
    </DashboardPage>
  )
}
