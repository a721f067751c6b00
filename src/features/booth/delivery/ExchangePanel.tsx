import { Trans, useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useState } from 'react'
import type { InteractionCounts } from '../../../data/interactions/interactionCounts'
import type { Export } from '../../../metrics/exchange'
import type { Metrics } from '../../../metrics/start'
import { Button } from '../../../ui/controls/Button'
import { buttonClass } from '../../../ui/controls/buttonClass'
import { saveFile } from '../../../ui/controls/saveFile'
import { Card } from '../../../ui/display/Card'
import styles from '../frame/panels.module.css'
import { canShareFiles, type ExportKind, exportedFile, exportName, exportType } from './exportFiles'
import { ImportDialog } from './ImportDialog'

/** A larger file is no export of a kiosk: fifty thousand records are less than half of it. */
const MAX_FILE_BYTES = 64 * 1024 * 1024

export interface ExchangePanelProps {
  counts: InteractionCounts
  metrics: Metrics | null
}

/** Export, share, import and hand-over of records between kiosks (docs/outbox.md O7). */
export function ExchangePanel({ counts, metrics }: ExchangePanelProps) {
  const { t } = useLingui()
  const [message, setMessage] = useState('')
  const [incoming, setIncoming] = useState<{ name: string; text: string } | null>(null)
  const save = (made: Export | null, kind: ExportKind) => {
    if (!made) return setMessage(t`Another tab is sending right now. Try again in a moment.`)
    saveFile(exportName(kind, new Date()), exportType(kind), made.text)
    setMessage(t`Records in the file: ${made.count}`)
  }
  const share = async () => {
    if (!metrics) return
    const made = await metrics.exportNdjson()
    try {
      await navigator.share({ files: [exportedFile(made, 'ndjson', new Date())] })
      setMessage(t`Records in the file: ${made.count}`)
    } catch (error) {
      // Closing the sheet is an answer and no fault.
      if (error instanceof Error && error.name !== 'AbortError')
        setMessage(t`This device did not share the file. Use Export instead.`)
    }
  }
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (!file) return
    if (file.size > MAX_FILE_BYTES) return setMessage(t`This is not a file exported by a kiosk.`)
    setMessage('')
    setIncoming({ name: file.name, text: await file.text() })
  }
  return (
    <Card title={t`Export and import`}>
      <p className={styles.line}>
        <Trans>
          A transfer hands the waiting records to another kiosk, which then delivers them. They stay on this
          kiosk but are not sent from it.
        </Trans>
      </p>
      <div className={styles.actions}>
        <Button
          kind="plain"
          disabled={!metrics}
          onClick={() => metrics?.exportNdjson().then((made) => save(made, 'ndjson'))}
        >
          <Trans>Export</Trans>
        </Button>
        <Button
          kind="plain"
          disabled={!metrics}
          onClick={() => metrics?.exportCsv().then((made) => save(made, 'csv'))}
        >
          <Trans>Export as CSV</Trans>
        </Button>
        {canShareFiles() && (
          <Button kind="plain" disabled={!metrics} onClick={share}>
            <Trans>Share</Trans>
          </Button>
        )}
        <Button
          kind="plain"
          disabled={!metrics || counts.pending === 0}
          onClick={() => metrics?.exportHandOver().then((made) => save(made, 'ndjson'))}
        >
          <Trans>Transfer</Trans>
        </Button>
        {counts.handedOver > 0 && (
          <Button kind="plain" onClick={() => metrics?.takeBackHandOver()}>
            <Trans>Undo transfer</Trans>
          </Button>
        )}
        <label className={`${buttonClass('plain')} ${styles.file}`}>
          <Trans>Import</Trans>
          <input
            type="file"
            accept=".ndjson,.txt,application/x-ndjson,text/plain"
            disabled={!metrics}
            onChange={(event) => void read(event)}
          />
        </label>
      </div>
      <p role="status" className={styles.line}>
        {message}
      </p>
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
