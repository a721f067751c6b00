import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Export } from '../../../metrics/exchange/exchange'
import { Button } from '../../../ui/controls/Button'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog'
import type { TransferQuestion } from './useTransferQuestion'

export interface TransferDialogProps {
  /** Null while no transfer waits for an answer. */
  question: TransferQuestion | null
  onSaveAgain: (file: Export) => void
}

/** A transfer counts once staff have its file: until then this kiosk delivers its records itself. */
export function TransferDialog({ question, onSaveAgain }: TransferDialogProps) {
  const { t } = useLingui()
  const count = question?.file.handedOver ?? 0
  return (
    <ConfirmDialog
      isOpen={question !== null}
      title={t`Is the transfer file saved?`}
      confirmLabel={t`The file is saved`}
      onConfirm={() => question?.answer(true)}
      onClose={() => question?.answer(false)}
      otherAction={
        question && (
          <Button kind="ghost" onClick={() => onSaveAgain(question.file)}>
            <Trans>Save it again</Trans>
          </Button>
        )
      }
    >
      <Trans>Look for it among the downloads of this device.</Trans>{' '}
      <Plural
        value={count}
        one="Once you confirm, this kiosk no longer sends the record in it: the kiosk that imports the file does."
        other="Once you confirm, this kiosk no longer sends the # records in it: the kiosk that imports the file does."
      />
    </ConfirmDialog>
  )
}
