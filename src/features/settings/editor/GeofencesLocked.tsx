import { useLingui } from '@lingui/react/macro'
import { LockedScreen } from '../../../widgets/upgrade/LockedScreen'
import { EmptyMap } from '../../../widgets/vehicleMap/EmptyMap'

/** Replaces the editor of geofences in a plan without them (docs/decisions.md D33). */
export function GeofencesLocked() {
  const { t } = useLingui()
  return (
    <LockedScreen title={t`Geofences are not included in your plan`} room={<EmptyMap />}>
      {t`A higher plan tells you when a vehicle enters or leaves an area that you draw on the map.`}
    </LockedScreen>
  )
}
