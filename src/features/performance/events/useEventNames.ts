import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { FIXED_SPEED_MPH } from '#domain/trips/trip'
import type { VehicleEvent } from '#domain/vehicle/safetyEvents'
import { useFormats } from '../../../i18n/FormatsProvider'

/** Names of the types of events; the fixed speed in the visitor's unit. */
export function useEventNames(): Record<VehicleEvent, string> {
  const { t } = useLingui()
  const fast = useFormats().alertSpeed(FIXED_SPEED_MPH).text
  return useMemo(
    () => ({
      hardBraking: t`Hard braking`,
      hardAcceleration: t`Hard acceleration`,
      roadSpeeding: t`Road speeding`,
      speedOver80: t`Speed over ${fast}`,
      seatbelt: t`Seat belt off`,
      adasBraking: t`Automatic braking`,
      excessiveIdling: t`Excessive idling`,
      camera: t`Camera events`,
    }),
    [t, fast],
  )
}
