import { useLingui } from '@lingui/react/macro'
import { saveFile } from '../../../ui/controls/saveFile'
import { toast } from '../../../ui/feedback/toast'
import { drawInvoice, invoiceFacts } from './drawInvoice'
import type { InvoiceDocument } from './useInvoiceDocument'

/** Creates the file of an invoice on the device and saves it; the code is loaded at the first use. */
export function useInvoiceDownload(): (invoice: InvoiceDocument) => Promise<void> {
  const { t } = useLingui()
  return async (invoice) => {
    const { fileName } = invoice
    try {
      const { newPdfPage } = await import('../../../pdf/newPdfPage')
      saveFile(fileName, 'application/pdf', drawInvoice(invoice, await newPdfPage(invoiceFacts(invoice))))
      toast(t`${fileName} saved`)
    } catch {
      toast(t`The PDF could not be created. Try again.`, 'problem')
    }
  }
}
