import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { Export } from '../../../metrics/exchange/exchange'
import { Button } from '../../../ui/controls/Button'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog'

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
      <Trans>Look for it in this device’s downloads.</Trans>{' '}
      <Plural
        value={count}
        one="Once you confirm, this kiosk stops sending the record in it: the kiosk that imports the file takes over."
        other="Once you confirm, this kiosk stops sending the # records in it: the kiosk that imports the file takes over."
      />
    </ConfirmDialog>
  )
}

/** A transfer whose file was saved, until staff confirm it. */
interface TransferQuestion {
  file: Export
  answer: (isKept: boolean) => void
}

/** Asks whether the file of a transfer was saved; leaving the section means no. */
export function useTransferQuestion(): {
  question: TransferQuestion | null
  ask: (file: Export) => Promise<boolean>
} {
  const [question, setQuestion] = useState<TransferQuestion | null>(null)
  const asked = useRef<TransferQuestion | null>(null)
  useEffect(() => () => asked.current?.answer(false), [])
  const ask = (file: Export) =>
    new Promise<boolean>((resolve) => {
      asked.current = {
        file,
        answer: (isKept) => {
          asked.current = null
          setQuestion(null)
          resolve(isKept)
        },
      }
      setQuestion(asked.current)
    })
  return { question, ask }
}
