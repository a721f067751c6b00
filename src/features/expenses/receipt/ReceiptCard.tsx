import { useLingui } from '@lingui/react/macro'
import type { ListedExpense } from '#domain/reports/expenseList'
import { setReceipt } from '../../../data/queries/expenses'
import { Button } from '../../../ui/controls/Button'
import { saveFile } from '../../../ui/controls/saveFile'
import { useBusy } from '../../../ui/controls/useBusy'
import { toast } from '../../../ui/feedback/toast'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { useUndoable } from '../../../widgets/undo/useUndoable'
import { useEditorId } from '../useEditorId'
import { drawReceipt, receiptFacts } from './drawReceipt'
import { PickPicture } from './PickPicture'
import styles from './ReceiptCard.module.css'
import { ReceiptPaper } from './ReceiptPaper'
import { ReceiptPicture } from './ReceiptPicture'
import { type ReceiptDocument, useReceiptDocument } from './useReceiptDocument'

/** The receipt of an expense, with buttons to print and save it; without one, a button to attach a picture. */
export function ReceiptCard({ expense }: { expense: ListedExpense }) {
  const { t } = useLingui()
  const write = useReceiptDocument()
  const act = useUndoable()
  const editor = useEditorId()
  const { id, attachment, receiptPicture } = expense
  if (!attachment)
    return (
      <section className={styles.none} aria-label={t`Receipt`}>
        <Icon path={ICONS.receipt} size={28} />
        <p className={styles.title}>{t`No receipt`}</p>
        <p className={styles.hint}>{t`Pictures stay on this device and are deleted at the next reset.`}</p>
        <PickPicture onPicture={(picture) => act(setReceipt(id, picture, editor), t`Receipt attached`)}>
          {t`Attach a picture`}
        </PickPicture>
      </section>
    )
  if (receiptPicture !== undefined)
    return (
      <section className={styles.card} aria-label={t`Receipt`}>
        <ReceiptPicture picture={receiptPicture} />
        <div className={styles.actions}>
          <PrintButton />
          <Button kind="ghost" onClick={() => act(setReceipt(id, null, editor), t`Receipt removed`)}>
            {t`Remove the picture`}
          </Button>
        </div>
      </section>
    )
  const receipt = write(expense)
  return (
    <section className={styles.card} aria-label={t`Receipt`}>
      <ReceiptPaper receipt={receipt} />
      <div className={styles.actions}>
        <DownloadReceipt receipt={receipt} />
        <PrintButton />
      </div>
    </section>
  )
}

function PrintButton() {
  const { t } = useLingui()
  return (
    <Button kind="plain" onClick={() => window.print()}>
      <Icon path={ACTION_ICONS.printer} />
      {t`Print`}
    </Button>
  )
}

/** Creates the file on the device; its writer is loaded on first use. */
function DownloadReceipt({ receipt }: { receipt: ReceiptDocument }) {
  const { t } = useLingui()
  const [pending, run] = useBusy()
  const save = async () => {
    const { fileName } = receipt
    try {
      const { newPdfPage } = await import('../../../pdf/newPdfPage')
      saveFile(fileName, 'application/pdf', drawReceipt(receipt, await newPdfPage(receiptFacts(receipt))))
      toast(t`${fileName} saved`)
    } catch {
      toast(t`The PDF could not be created. Try again.`, 'problem')
    }
  }
  return (
    <Button kind="soft" disabled={pending} onClick={() => run(save)}>
      <Icon path={ACTION_ICONS.download} />
      {t`Download PDF`}
    </Button>
  )
}
