import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { joinLive, type Live, mapLive, valueOr } from '#domain/base/live'
import { dayTiles, inventoryDayTiles, RECALL_TILE } from '#domain/dashboard/dashboard'
import { checkList } from '#domain/dashboard/vehicleCheck'
import type { WindowDays } from '#domain/vehicle/score'
import { useInventoryTrips } from '../../data/queries/dealerTrips'
import { useVehicleDays } from '../../data/queries/vehicleDays'
import { LOT_LABELS } from '../../i18n/labelsInventory'
import { useCapabilities } from '../../state/capabilities'
import { useEffectiveLot } from '../../state/fleet'
import { cardClass } from '../../ui/display/cardClass'
import { Gate } from '../../ui/feedback/Gate'
import { Dialog } from '../../ui/overlays/Dialog'
import { useScopeVehicles, useVehicleScope } from '../../widgets/scope/useVehicleScope'
import { BehaviorSection } from './BehaviorSection'
import { CheckList } from './check/CheckList'
import { DashboardCards } from './DashboardCards'
import styles from './DashboardScreen.module.css'
import { type DashboardView, dashboardView } from './dashboardView'
import { Greeting } from './Greeting'
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
  const sentence = `${t`${plural(count, { one: '# vehicle.', other: '# vehicles.' })}`} ${t`${plural(open, { one: '# open recall in the account.', other: '# open recalls in the account.' })}`}`
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
  const lot = useDeferredValue(useEffectiveLot())
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

interface DashboardPageProps {
  view: DashboardView
  /** Summary of the day; null while it is being counted. */
  sentence: string | null
  /** All that was read for it, for what went wrong. */
  reads: Live<unknown>
  children: ReactNode
  onSearch: (q: string) => void
}

/** The dashboard in every mode: greeting, cards, or an error in their place. */
function DashboardPage(props: DashboardPageProps) {
  const { view, sentence, reads, children, onSearch } = props
  const [checking, setChecking] = useState(false)
  const check = useCallback(() => setChecking(true), [])
  const cards = (
    <DashboardCards view={view} onVehicleCheck={check}>
      {children}
    </DashboardCards>
  )
  return (
    <div className={styles.page}>
      <Greeting sentence={sentence} onSearch={onSearch} />
      <Gate
        live={reads}
        loading={cards}
        frame={(problem) => <section className={cardClass()}>{problem}</section>}
      >
        {() => cards}
      </Gate>
      <VehicleCheckDialog open={checking} onClose={() => setChecking(false)} />
    </div>
  )
}

interface VehicleCheckDialogProps {
  open: boolean
  onClose: () => void
}

/**
 * The vehicle check (docs/rules.md UI-08; docs/decisions.md Q12): lists the driver of each vehicle of the selected
 * fleet or lot.
 */
function VehicleCheckDialog({ open, onClose }: VehicleCheckDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog title={t`Vehicle check`} width="wide" isOpen={open} onClose={onClose}>
      <ScopeCheck />
    </Dialog>
  )
}

function ScopeCheck() {
  const vehicles = useScopeVehicles(useVehicleScope())
  const rows = useMemo(() => mapLive(vehicles, checkList), [vehicles])
  return <CheckList rows={rows} />
}
