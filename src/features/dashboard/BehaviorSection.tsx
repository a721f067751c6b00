import { useLingui } from '@lingui/react/macro'
import type { WindowDays } from '#domain/vehicle/score'
import { useWaypoint } from '../../state/waypoints'
import { PeriodChoice } from '../../widgets/choice/PeriodChoice'
import { BehaviorSummaries } from './behavior/BehaviorSummaries'
import { SectionHead } from './SectionHead'

export interface BehaviorSectionProps {
  days: WindowDays
  onDays: (days: WindowDays) => void
}

/** How the fleet was driven over some days, compared with the same number before them. */
export function BehaviorSection({ days, onDays }: BehaviorSectionProps) {
  const { t } = useLingui()
  return (
    <>
      <SectionHead title={t`Driver behavior`}>
        <PeriodChoice ref={useWaypoint('behavior')} days={days} onDays={onDays} />
      </SectionHead>
      <BehaviorSummaries ref={useWaypoint('behavior', 2)} window={days} />
    </>
  )
}
