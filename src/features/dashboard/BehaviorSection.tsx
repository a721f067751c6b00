import { useLingui } from '@lingui/react/macro'
import type { WindowDays } from '../../domain/trips/score'
import type { SelectedFleet } from '../../state/fleet'
import { BehaviourSummaries } from '../../widgets/behavior/BehaviorSummaries'
import { PeriodChoice } from './PeriodChoice'
import { SectionHead } from './SectionHead'

export interface BehaviourSectionProps {
  fleet: SelectedFleet
  days: WindowDays
  onDays: (days: WindowDays) => void
}

/** How the fleet was driven over some days, compared with the same number before them. */
export function BehaviourSection({ fleet, days, onDays }: BehaviourSectionProps) {
  const { t } = useLingui()
  return (
    <>
      <SectionHead title={t`Driver behavior`}>
        <PeriodChoice days={days} onDays={onDays} />
      </SectionHead>
      <BehaviourSummaries window={days} fleet={fleet} />
    </>
  )
}
