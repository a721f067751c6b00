import { CHECKS } from '#domain/booth/readiness/checkResults'
import type { StaffStep } from '#domain/booth/readiness/steps'
import { type CheckResults, canRepair, verdictOf } from '#domain/booth/readiness/verdict'
import type { Readiness } from '../../../state/readiness'
import { CheckList } from './CheckList'
import styles from './ReadinessPanel.module.css'
import { ReadinessReportCard } from './ReadinessReportCard'
import { StaffSteps } from './StaffSteps'
import { useVerdictWords } from './useVerdictWords'
import { VerdictCard } from './VerdictCard'

export interface ReadinessPanelProps {
  readiness: Readiness
  /** Results of the checks, updated by what staff set since. */
  results: CheckResults
  /** Name of this device; empty for none. */
  deviceName: string
  event: string
  done: readonly StaffStep[]
  /** Progress of storing files before the first check; null once it is done. */
  savingPercent: number | null
  onCheck: () => Promise<void>
  onRepair: () => Promise<void>
  onStep: (step: StaffStep, isDone: boolean) => void
  onConfirmEvent: () => void
}

/** "Ready to unplug": the verdict, each check with its result, manual steps, and the report for the team chat. */
export function ReadinessPanel({
  readiness,
  results,
  deviceName,
  event,
  done,
  savingPercent,
  onCheck,
  onRepair,
  onStep,
  onConfirmEvent,
}: ReadinessPanelProps) {
  const verdict = verdictOf(results)
  const words = useVerdictWords(verdict, readiness, savingPercent)
  const isDone = readiness.phase === 'done'
  const isEventOpen = results.event !== undefined && results.event.code !== 'event-confirmed'
  const at = readiness.current ? CHECKS.indexOf(readiness.current) + readiness.progress : 0
  return (
    <>
      <VerdictCard
        words={words}
        progress={isDone ? null : at / CHECKS.length}
        onCheck={onCheck}
        onRepair={canRepair(results) ? onRepair : null}
      />
      <div className={styles.grid}>
        <CheckList results={results} verdict={verdict} current={readiness.current} />
        <div className={styles.aside}>
          <StaffSteps
            done={done}
            event={event}
            isEventConfirmed={!isEventOpen}
            onStep={onStep}
            onConfirmEvent={onConfirmEvent}
          />
          <ReadinessReportCard
            readiness={readiness}
            results={results}
            verdict={verdict}
            words={words}
            deviceName={deviceName}
            event={event}
          />
        </div>
      </div>
    </>
  )
}
