import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { setDriveBlock } from '../../../data/queries/vehicles'
import type { Vehicle } from '../../../domain/vehicle/vehicle'
import { Switch } from '../../../ui/controls/Switch'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog'
import { usePersistedFlag } from '../detail/usePersistedFlag'
import { FailedChange } from './FailedChange'

/** Blocks a vehicle from being driven, after a question, or frees it. */
export function DriveBlockSwitch({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useLingui()
  const { id, label, details } = vehicle
  const [asking, setAsking] = useState(false)
  const block = usePersistedFlag(details.isDriveBlockEnabled, (on) => setDriveBlock(id, on))
  return (
    <>
      <Switch
        label={t`Drive block`}
        states={{ on: t`Drive block is on`, off: t`Drive block is off` }}
        checked={block.on}
        onChange={(on) => (on ? setAsking(true) : block.change(false))}
      />
      {block.failed && <FailedChange />}
      <ConfirmDialog
        title={t`Turn on drive block?`}
        confirmLabel={t`Turn on`}
        isOpen={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          block.change(true)
        }}
      >
        {t`It stays on for ${label} until someone turns it off.`}
      </ConfirmDialog>
    </>
  )
}
