import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo, useState } from 'react'
import { type Live, mapLive } from '#domain/base/live'
import { checkList } from '#domain/dashboard/vehicleCheck'
import { surface } from '../../ui/display/surface'
import { Gate } from '../../ui/feedback/Gate'
import { Dialog } from '../../ui/overlays/Dialog'
import { useScopeVehicles, useVehicleScope } from '../../widgets/scope/useVehicleScope'
import { CheckList } from './check/CheckList'
import { DashboardCards } from './DashboardCards'
import styles from './DashboardPage.module.css'
import type { DashboardView } from './dashboardView'
import { Greeting } from './Greeting'

export interface DashboardPageProps {
  view: DashboardView
  /** Summary of the day; null while it is being counted. */
  sentence: string | null
  /** All that was read for it, for what went wrong. */
  reads: Live<unknown>
  children: ReactNode
  onSearch: (q: string) => void
}

/** The dashboard in every mode: greeting, cards, or an error in their place. */
export function DashboardPage(props: DashboardPageProps) {
  const { view, sentence, reads, children, onSearch } = props
  const [checking, setChecking] = useState(false)
  const cards = (
    <DashboardCards view={view} onVehicleCheck={() => setChecking(true)}>
      {children}
    </DashboardCards>
  )
  return (
    <div className={styles.page}>
      <Greeting sentence={sentence} onSearch={onSearch} />
      <Gate
        live={reads}
        loading={cards}
        frame={(problem) => <section className={surface()}>{problem}</section>}
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
