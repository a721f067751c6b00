import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { InteractionCounts } from '../../../data/interactions/interactionCounts'
import type { Exchange, Export } from '../../../metrics/exchange/exchange'
import type { Metrics } from '../../../metrics/start'
import { Button } from '../../../ui/controls/Button'
import { saveFile } from '../../../ui/controls/saveFile'
import { Card } from '../../../ui/display/Card'
import { ActProblem, useAttempt } from '../frame/ActProblem'
import { FilePick } from '../frame/FilePick'
import styles from '../frame/panels.module.css'
import { canShareFiles, type ExportKind, exportedFile, exportName, exportType } from './exportFiles'
import { ImportDialog } from './ImportDialog'
import { TransferDialog, useTransferQuestion } from './TransferDialog'

/** A larger file is not an export of a kiosk: fifty thousand records take less than half of it. */
const MAX_FILE_BYTES = 64 * 1024 * 1024

type Act = 'export' | 'transfer' | 'undo'

const NOT_DONE: Record<Act, MessageDescriptor> = {
  export: msg`No file was created.`,
  transfer: msg`Nothing was transferred.`,
  undo: msg`The transfer was not undone.`,
}

export interface ExchangePanelProps {
  counts: InteractionCounts
  metrics: Metrics | null
}

/** Export, share, import and hand-over of records between kiosks (docs/outbox.md O7). */
export function ExchangePanel({ counts, metrics }: ExchangePanelProps) {
  const { t, i18n } = useLingui()
  const [message, setMessage] = useState('')
  const [incoming, setIncoming] = useState<{ name: string; text: string } | null>(null)
  const { failed, attempt } = useAttempt<Act>()
  /** Runs an action and shows its result. */
  const run = (act: Act, work: () => Promise<string>) => {
    setMessage('')
    return attempt(act, async () => setMessage(await work()))
  }
  const save = (made: Export | null, kind: ExportKind, content?: string) => {
    if (!made) return t`Another tab is sending right now. Try again in a moment.`
    saveFile(exportName(kind, new Date(), content), exportType(kind), made.text)
    return t`Records in the file: ${made.count}`
  }
  const { question, ask } = useTransferQuestion()
  const transfer = async (from: Exchange) => {
    let isKept = false
    const made = await from.exportHandOver(async (file) => {
      save(file, 'ndjson', 'transfer')
      isKept = await ask(file)
      return isKept
    })
    if (!made) return save(null, 'ndjson')
    return isKept
      ? t`Records transferred: ${made.handedOver}`
      : t`Nothing was transferred, and this kiosk still sends its records. Delete the file.`
  }
  const share = async (made: Export) => {
    try {
      await navigator.share({ files: [exportedFile(made, 'ndjson', new Date())] })
      return t`Records in the file: ${made.count}`
    } catch (error) {
      // Closing the sheet is not an error.
      const isClosed = error instanceof Error && error.name === 'AbortError'
      return isClosed ? '' : t`This device did not share the file. Use Export instead.`
    }
  }
  const read = async ([file]: readonly File[]) => {
    if (!file) return
    setMessage('')
    if (file.size > MAX_FILE_BYTES) return setMessage(t`This is not a file exported by a kiosk.`)
    try {
      setIncoming({ name: file.name, text: await file.text() })
    } catch {
      setMessage(t`This file could not be read. Choose it again.`)
    }
  }
  const act = (name: Act, words: ReactNode, work: (from: Exchange) => Promise<string>, disabled = false) => (
    <Button
      kind="plain"
      disabled={!metrics || disabled}
      onClick={() => metrics && run(name, async () => work(await metrics.exchange()))}
    >
      {words}
    </Button>
  )
  return (
    <Card title={t`Export and import`}>
      <p className={styles.line}>
        <Trans>
          A transfer hands the waiting records to another kiosk, which then delivers them. They stay on this
          kiosk but are not sent from it.
        </Trans>
      </p>
      <div className={styles.actions}>
        {act('export', <Trans>Export</Trans>, async (from) => save(await from.exportNdjson(), 'ndjson'))}
        {act('export', <Trans>Export as CSV</Trans>, async (from) => save(await from.exportCsv(), 'csv'))}
        {canShareFiles() &&
          act('export', <Trans>Share</Trans>, async (from) => share(await from.exportNdjson()))}
        {act('transfer', <Trans>Transfer</Trans>, transfer, counts.pending === 0)}
        {counts.handedOver > 0 &&
          act('undo', <Trans>Undo transfer</Trans>, (from) => from.takeBackHandOver().then(() => ''))}
        <FilePick accept=".ndjson,.txt,application/x-ndjson,text/plain" disabled={!metrics} onPick={read}>
          <Trans>Import</Trans>
        </FilePick>
      </div>
      <p role="status" className={styles.line}>
        {message}
      </p>
      {failed && <ActProblem error={failed.error}>{i18n._(NOT_DONE[failed.act])}</ActProblem>}
      <TransferDialog question={question} onSaveAgain={(file) => save(file, 'ndjson', 'transfer')} />
      {metrics && (
        <ImportDialog
          file={incoming}
          metrics={metrics}
          onDone={setMessage}
          onClose={() => setIncoming(null)}
        />
      )}
    </Card>
  )
}
