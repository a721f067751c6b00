import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Fleet } from '#domain/vehicle/fleet'
import { Button } from '../../ui/controls/Button'
import { useBusy } from '../../ui/controls/useBusy'
import { Dialog } from '../../ui/overlays/Dialog'
import { FleetForm } from './FleetForm'

export interface FleetDialogProps {
  /** Null: a new one. */
  fleet: Fleet | null
  fleets: readonly Fleet[]
  isOpen: boolean
  onClose: () => void
  /** Of a new one, once it is stored. */
  onCreated?: (id: string) => void
}

/** Creates a fleet, or changes one. */
export function FleetDialog({ fleet, fleets, isOpen, onClose, onCreated }: FleetDialogProps) {
  const { t } = useLingui()
  const form = useId()
  const [pending, run] = useBusy()
  return (
    <Dialog
      title={fleet ? t`Edit fleet` : t`Create a fleet`}
      isOpen={isOpen}
      onClose={onClose}
      // A tap outside must not discard the form.
      dismissable={false}
      actions={
        <>
          <Button kind="primary" submit form={form} disabled={pending}>
            {fleet ? t`Save changes` : t`Create fleet`}
          </Button>
          <Button kind="plain" disabled={pending} onClick={onClose}>
            {t`Cancel`}
          </Button>
        </>
      }
    >
      <FleetForm
        id={form}
        fleet={fleet}
        fleets={fleets}
        run={run}
        onDone={(id) => {
          onClose()
          if (id !== null) onCreated?.(id)
        }}
      />
    </Dialog>
  )
}
