import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { sumOf } from '#domain/performance/daySums'
import { LinkButton } from '../../../ui/controls/LinkButton'
import { cardClass } from '../../../ui/display/cardClass'
import { Deferred } from '../../../ui/feedback/Deferred'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { HeadlineCard } from './headline/HeadlineCard'
import { MeasureSection } from './measures/MeasureSection'
import styles from './PerformancePage.module.css'
import type { PerformanceView } from './performanceView'
import { SafetyRooms } from './SafetyRooms'
import { EconomyCard } from './sections/EconomyCard'
import { IdlingCard } from './sections/IdlingCard'
import { SafetyCard } from './sections/SafetyCard'
import { ScoresCard } from './sections/ScoresCard'
import { UtilizationCard } from './sections/UtilizationCard'

/** The figures of a fleet or of an inventory: first the measures, then their details. */
export function PerformancePage({ view }: { view: PerformanceView }) {
  const { t } = useLingui()
  const { coverage, rows, facts, days, headlines } = view
  if (coverage.all === 0) {
    return (
      <NoFigures>
        <EmptyState
          title={t`There are no vehicles here yet`}
          actions={<LinkButton kind="primary" to="/1">{t`Go to vehicles`}</LinkButton>}
        >
          <p>{t`Once vehicles are driven, you can compare their scores, safety, fuel, and use here.`}</p>
        </EmptyState>
      </NoFigures>
    )
  }
  if (rows.length === 0 || sumOf(facts.sums.distanceMi, 2 * days) === 0) {
    return (
      <NoFigures>
        <EmptyState
          title={t`No driving in this period`}
          actions={<LinkButton kind="plain" to="/1">{t`Go to vehicles`}</LinkButton>}
        >
          <p>
            {days < 60
              ? t`Choose a longer period, or check when each vehicle last reported.`
              : t`Check when each vehicle last reported.`}
          </p>
        </EmptyState>
      </NoFigures>
    )
  }
  const [first, ...others] = headlines
  return (
    <>
      {first && <HeadlineCard view={view} headlines={[first, ...others]} />}
      <MeasureSection view={view} rooms={<SafetyRooms />} />
      <Deferred>
        <div className={styles.wide}>
          <SafetyCard view={view} />
          <ScoresCard view={view} />
        </div>
        <div className={styles.cards}>
          <EconomyCard view={view} measure="gasEconomy" />
          <EconomyCard view={view} measure="electricEconomy" />
          <UtilizationCard view={view} />
          <IdlingCard view={view} />
        </div>
      </Deferred>
    </>
  )
}

/** A card in the place of all figures. The screens below performance can still be reached. */
function NoFigures({ children }: { children: ReactNode }) {
  return (
    <>
      <SafetyRooms />
      <section className={cardClass()}>{children}</section>
    </>
  )
}
