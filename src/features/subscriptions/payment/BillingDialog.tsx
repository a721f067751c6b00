import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Billing } from '#domain/account/invoice'
import { Button } from '../../../ui/controls/Button'
import { useBusy } from '../../../ui/controls/useBusy'
import { Dialog } from '../../../ui/overlays/Dialog'
import { BillingForm } from './BillingForm'

export interface BillingDialogProps {
  billing: Billing
  isOpen: boolean
  onClose: () => void
}

/** Changes payment type, card expiry, billing address and email (docs/rules.md UI-06). */
export function BillingDialog({ billing, isOpen, onClose }: BillingDialogProps) {
  const { t } = useLingui()
  const form = useId()
  const [pending, run] = useBusy()
  return (
    <Dialog
      title={t`Edit billing`}
      isOpen={isOpen}
      onClose={onClose}
      // A tap outside must not discard the form.
      dismissable={false}
      actions={
        <>
          <Button kind="primary" submit form={form} disabled={pending}>
            {t`Save changes`}
          </Button>
          <Button kind="plain" disabled={pending} onClick={onClose}>
            {t`Cancel`}
          </Button>
        </>
      }
    >
      <BillingForm id={form} billing={billing} run={run} onDone={onClose} />
    </Dialog>
  )
}
