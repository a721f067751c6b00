import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { TripEvent } from '#domain/notifications/feed'
import {
  DEDUCTION_KINDS,
  type DeductionKind,
  eventDeduction,
  FULL_SCORE,
  type ScoredEvents,
  speedDeduction,
} from '#domain/vehicle/score'
import { LOSS_LOOK } from '../../../widgets/trips/score/dotLook'
import { LossRow } from '../../../widgets/trips/score/LossRow'
import { LossSum } from '../../../widgets/trips/score/LossSum'
import { useLossNames } from '../../../widgets/trips/score/useLossNames'

export interface TripLossesProps {
  event: TripEvent
  /** The trip with its points; null if it is not stored on this device. */
  trip: ScoredEvents | null
}

/** The parts of a trip's score: how often each kind of event happened, and the points that it cost. */
export function TripLosses({ event, trip }: TripLossesProps) {
  const { t } = useLingui()
  const names = useLossNames()
  const { breakdown, info } = event
  const times: Record<DeductionKind, number> = {
    hardBraking: breakdown.hardBrake,
    hardAcceleration: breakdown.hardAcceleration,
    roadSpeeding: breakdown.roadSpeeding,
    speedOver80: breakdown.speedingOver80,
  }
  const pointsOf = (kind: DeductionKind): number => {
    if (trip) return trip[kind]?.deduction ?? 0
    return kind === 'speedOver80' ? speedDeduction(times[kind], 0) : eventDeduction(times[kind])
  }
  return (
    <div>
      <ul>
        {DEDUCTION_KINDS.map((kind) => (
          <LossRow
            key={kind}
            {...LOSS_LOOK[kind]}
            name={names[kind]}
            detail={t`${plural(times[kind], { one: '# time', other: '# times' })}`}
            points={pointsOf(kind)}
          />
        ))}
      </ul>
      <LossSum lost={FULL_SCORE - info.score} score={info.score} />
    </div>
  )
}
