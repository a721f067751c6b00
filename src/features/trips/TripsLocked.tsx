import { useLingui } from '@lingui/react/macro'
import { LockedScreen } from '../../widgets/upgrade/LockedScreen'
import { EmptyMap } from '../../widgets/vehicleMap/EmptyMap'

/** Replaces a trip history in a plan without one (docs/decisions.md D33). */
export function TripsLocked() {
  const { t } = useLingui()
  return (
    <LockedScreen title={t`Trip history is not included in your plan`} room={<EmptyMap />}>
      {t`A higher plan shows every trip on the map, with its score and the reasons behind it.`}
    </LockedScreen>
  )
}
