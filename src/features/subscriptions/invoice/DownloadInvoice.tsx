import { useLingui } from '@lingui/react/macro'
import type { Invoice } from '#domain/account/invoice'
import { MISSING } from '../../../i18n/formats'
import { Button } from '../../../ui/controls/Button'
import { useBusy } from '../../../ui/controls/useBusy'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { Icon } from '../../../ui/icons/Icon'
import type { Subscription } from '../useSubscription'
import { useInvoiceDocument } from './useInvoiceDocument'
import { useInvoiceDownload } from './useInvoiceDownload'

export interface DownloadInvoiceProps {
  invoice: Invoice
  subscription: Subscription
}

/** Saves the file of an invoice; an upcoming one has none (docs/rules.md IN-04). */
export function DownloadInvoice({ invoice, subscription }: DownloadInvoiceProps) {
  const { t } = useLingui()
  const write = useInvoiceDocument(subscription)
  const download = useInvoiceDownload()
  const [pending, run] = useBusy()
  if (invoice.download === null) return MISSING
  const file = invoice.download
  return (
    <Button
      kind="soft"
      disabled={pending}
      aria-label={t`Download ${file}`}
      onClick={() => run(() => download(write(invoice)))}
    >
      <Icon path={ACTION_ICONS.download} />
      PDF
    </Button>
  )
}
