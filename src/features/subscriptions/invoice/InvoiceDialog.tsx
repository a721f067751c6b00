import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Invoice } from '#domain/account/invoice'
import { payInvoice } from '../../../data/queries/billing'
import { Button } from '../../../ui/controls/Button'
import { useBusy } from '../../../ui/controls/useBusy'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { Icon } from '../../../ui/icons/Icon'
import { Dialog } from '../../../ui/overlays/Dialog'
import { useUndoable } from '../../../widgets/undo/useUndoable'
import type { Subscription } from '../useSubscription'
import styles from './InvoiceDialog.module.css'
import { InvoicePaper } from './InvoicePaper'
import { useInvoiceDocument } from './useInvoiceDocument'
import { useInvoiceDownload } from './useInvoiceDownload'

export interface InvoiceDialogProps {
  invoice: Invoice | null
  subscription: Subscription
  onClose: () => void
}

/** An invoice before it is saved, printed or paid. Keeps its content while it closes. */
export function InvoiceDialog({ invoice, subscription, onClose }: InvoiceDialogProps) {
  const { t } = useLingui()
  const write = useInvoiceDocument(subscription)
  const download = useInvoiceDownload()
  const act = useUndoable()
  const [pending, run] = useBusy()
  const [last, setLast] = useState(invoice)
  if (invoice !== null && invoice !== last) setLast(invoice)
  const shown = invoice ?? last
  if (!shown) return null
  const document = write(shown)
  const { title } = document
  return (
    <Dialog
      title={title}
      width="wide"
      isOpen={invoice !== null}
      onClose={onClose}
      actions={
        <div className={styles.actions}>
          {shown.download !== null && (
            <Button kind="primary" disabled={pending} onClick={() => run(() => download(document))}>
              <Icon path={ACTION_ICONS.download} />
              {t`Download PDF`}
            </Button>
          )}
          <Button kind="plain" onClick={() => window.print()}>
            <Icon path={ACTION_ICONS.printer} />
            {t`Print`}
          </Button>
          {shown.state === 'unpaid' && (
            <Button kind="soft" onClick={() => act(payInvoice(shown.id), t`${title} marked as paid`)}>
              {t`Pay now`}
            </Button>
          )}
        </div>
      }
    >
      <InvoicePaper invoice={document} />
    </Dialog>
  )
}
