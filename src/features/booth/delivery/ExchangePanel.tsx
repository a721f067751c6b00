import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useState } from 'react'
import type { InteractionCounts } from '../../../data/interactions/interactionArchive'
import type { Export, ImportRefusal, ImportResult } from '../../../metrics/exchange'
import type { Metrics } from '../../../metrics/start'
import { Button } from '../../../ui/controls/Button'
import { buttonClass } from '../../../ui/controls/buttonClass'
import { saveFile } from '../../../ui/controls/saveFile'
import { Card } from '../../../ui/display/Card'
import styles from '../frame/panels.module.css'

const REFUSALS: Record<ImportRefusal, MessageDescriptor> = {
  'not-an-export': msg`This is not a file exported by a kiosk.`,
  'newer-schema': msg`This file is from a newer version. Update this kiosk first.`,
  'wrong-count': msg`This file is incomplete. Export it again.`,
  'wrong-hash': msg`This file was changed or damaged in transit. Export it again.`,
  'broken-line': msg`A line in this file is damaged. Export it again.`,
  'repeated-id': msg`This file contains a duplicate record. Export it again.`,
}

/** Export, import and hand-over of records between kiosks (docs/outbox.md O7). */
export function ExchangePanel({ counts, metrics }: { counts: InteractionCounts; metrics: Metrics | null }) {
  const { t, i18n } = useLingui()
  const [message, setMessage] = useState('')
  const save = (made: Export | null, type: string, ending: string) => {
    if (!made) return setMessage(t`Another tab is sending right now. Try again in a moment.`)
    const stamp = new Date().toISOString().slice(0, 16).replaceAll(':', '')
    saveFile(`pharos-interactions-${stamp}.${ending}`, `${type};charset=utf-8`, made.text)
    setMessage(t`Records in the file: ${made.count}`)
  }
  const importFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    if (!file || !metrics) return
    const result = await metrics.importNdjson(await file.text())
    setMessage(describe(result))
    event.target.value = ''
  }
  const describe = (result: ImportResult): string =>
    result.ok
      ? t`Read: ${result.count}. New: ${result.added}. Changed: ${result.changed}.`
      : i18n._(REFUSALS[result.reason])
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
          onClick={() => metrics?.exportNdjson().then((made) => save(made, 'application/x-ndjson', 'ndjson'))}
        >
          <Trans>Export</Trans>
        </Button>
        <Button
          kind="plain"
          disabled={!metrics}
          onClick={() => metrics?.exportCsv().then((made) => save(made, 'text/csv', 'csv'))}
        >
          <Trans>Export as CSV</Trans>
        </Button>
        <Button
          kind="plain"
          disabled={!metrics || counts.pending === 0}
          onClick={() =>
            metrics?.exportHandOver().then((made) => save(made, 'application/x-ndjson', 'ndjson'))
          }
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
            accept=".ndjson,application/x-ndjson"
            onChange={(event) => void importFile(event)}
          />
        </label>
      </div>
      <p role="status" className={styles.line}>
        {message}
      </p>
    </Card>
  )
}
