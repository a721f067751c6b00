import { type ReactNode, useState } from 'react'
import type { AppErrorCode } from '../../domain/kiosk/errors'
import { surface } from '../../ui/display/surface'
import { ProblemPanel } from '../../ui/feedback/ProblemPanel'
import { VehicleCheckDialog } from './check/VehicleCheckDialog'
import { DashboardCards } from './DashboardCards'
import styles from './DashboardPage.module.css'
import type { DashboardView } from './dashboardView'
import { Greeting } from './Greeting'

export interface DashboardPageProps {
  view: DashboardView
  /** What there is today; null while it is being counted. */
  sentence: string | null
  /** Which fleet is shown, at the head of the sentence. */
  fleetChoice?: ReactNode
  /** Which lot is shown, beside the search. */
  lotChoice?: ReactNode
  /** Why there is nothing to show; null while there is or still may be. */
  problem: AppErrorCode | null
  /** Between the two rows of cards. */
  children: ReactNode
  onSearch: (q: string) => void
  onRetry: (code: AppErrorCode) => void
}

/** What the dashboard is in every mode: greeting, cards, and an error in their place. */
export function DashboardPage(props: DashboardPageProps) {
  const { view, sentence, fleetChoice, lotChoice, problem, children, onSearch, onRetry } = props
  const [checking, setChecking] = useState(false)
  const failed = view.figures === null ? problem : null
  return (
    <div className={styles.page}>
      <Greeting
        sentence={failed === null ? sentence : ''}
        fleetChoice={fleetChoice}
        lotChoice={lotChoice}
        onSearch={onSearch}
      />
      {failed !== null ? (
        <section className={surface()}>
          <ProblemPanel code={failed} onRetry={() => onRetry(failed)} />
        </section>
      ) : (
        <DashboardCards view={view} onVehicleCheck={() => setChecking(true)}>
          {children}
        </DashboardCards>
      )}
      <VehicleCheckDialog open={checking} onClose={() => setChecking(false)} />
    </div>
  )
}
