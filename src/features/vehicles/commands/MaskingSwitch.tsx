import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import type { Vehicle } from '#domain/vehicle/vehicle'
import { setLocationMasked } from '../../../data/queries/vehicles'
import { UNPLACED_LABELS } from '../../../i18n/labels'
import { Switch } from '../../../ui/controls/Switch'
import { usePersistedFlag } from '../detail/usePersistedFlag'
import { FailedChange } from './FailedChange'

/** Location masking of a vehicle (docs/rules.md VD-23): on, its place is not on the map. */
export function MaskingSwitch({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const { id, details } = vehicle
  const mask = usePersistedFlag(details.isLocationMasked, (on) => setLocationMasked(id, on))
  return (
    <>
      <Switch
        label={t`Location masking`}
        states={{
          on: t`Location is hidden on the map`,
          off: vehicle.health === 'noData' ? _(UNPLACED_LABELS.silent) : t`Location is shown on the map`,
        }}
        checked={mask.on}
        onChange={mask.change}
      />
      {mask.failed && <FailedChange />}
    </>
  )
}
