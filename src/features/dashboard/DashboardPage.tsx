import { type ReactNode, useState } from 'react'
import type { Live } from '#domain/base/live'
import { surface } from '../../ui/display/surface'
import { Gate } from '../../ui/feedback/Gate'
import { VehicleCheckDialog } from './check/VehicleCheckDialog'
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
