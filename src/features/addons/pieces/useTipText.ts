import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { tipOfTrip } from '#domain/account/coachingTips'
import { FIXED_SPEED_MPH, type Trip } from '#domain/trips/trip'
import type { DeductionKind } from '#domain/vehicle/score'
import { useFormats } from '../../../i18n/FormatsProvider'

/** Message in the vehicle at the end of a trip. */
export interface TipText {
  /** What to do. */
  tip: string
  /** The reason for the tip. */
  reason: string
}

/** The tip of a trip as text. */
export function useTipText(): (trip: Trip) => TipText {
  const { t } = useLingui()
  const fast = useFormats().alertSpeed(FIXED_SPEED_MPH).text
  return (trip) => {
    const kind = tipOfTrip(trip)
    if (kind === null) return { tip: t`Nicely driven`, reason: t`No points lost on this trip` }
    const times = trip[kind]?.times ?? 0
    const texts: Record<DeductionKind, TipText> = {
      hardBraking: {
        tip: t`Ease into stops`,
        reason: t`${plural(times, { one: '# hard brake on this trip', other: '# hard brakes on this trip' })}`,
      },
      hardAcceleration: {
        tip: t`Pull away gently`,
        reason: t`${plural(times, { one: '# hard start on this trip', other: '# hard starts on this trip' })}`,
      },
      roadSpeeding: {
        tip: t`Watch the posted limit`,
        reason: t`${plural(times, { one: 'Over the limit # time', other: 'Over the limit # times' })}`,
      },
      speedOver80: {
        tip: t`Slow down on the highway`,
        reason: t`${plural(times, { one: `Over ${fast} # time`, other: `Over ${fast} # times` })}`,
      },
    }
    return texts[kind]
  }
}
