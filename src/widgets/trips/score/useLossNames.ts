import { useLingui } from '@lingui/react/macro'
import { FIXED_SPEED_MPH } from '#domain/trips/trip'
import type { DeductionKind } from '#domain/vehicle/score'
import { useFormats } from '../../../i18n/useFormats'

/** Names of the reasons for lost points; the fixed speed is in the visitor's unit. */
export function useLossNames(): Record<DeductionKind, string> {
  const { t } = useLingui()
  const fast = useFormats().alertSpeed(FIXED_SPEED_MPH).text
  return {
    hardBraking: t`Hard braking`,
    hardAcceleration: t`Hard acceleration`,
    roadSpeeding: t`Road speeding`,
    speedOver80: t`Speed over ${fast}`,
  }
}
