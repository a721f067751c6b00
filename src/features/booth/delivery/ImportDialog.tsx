import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { ImportPreview, ImportRefusal } from '../../../metrics/exchange/exchange'
import type { Metrics } from '../../../metrics/start'
import { Button } from '../../../ui/controls/Button'
import { FactList } from '../../../ui/display/FactList'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { Dialog } from '../../../ui/overlays/Dialog'
import { ActProblem, useAttempt } from '../frame/ActProblem'
import panels from '../frame/panels.module.css'
import styles from './ImportDialog.module.css'

const REFUSALS: Record<ImportRefusal, MessageDescriptor> = {
  'not-an-export': msg`This is not a file exported by a kiosk.`,
  'newer-schema': msg`This file is from a newer version. Update this kiosk first.`,
  'wrong-count': msg`This file is incomplete. Export it again.`,
  'wrong-hash': msg`This file was changed or damaged in transit. Export it again.`,
  'broken-line': msg`A line in this file is damaged. Export it again.`,
  'repeated-id': msg`This file contains a duplicate record. Export it again.`,
}

export interface ImportDialogProps {
  file: { name: string; text: string } | null
  metrics: Metrics
  /** Called with a message about the import. */
  onDone: (message: string) => void
  onClose: () => void
}

/** What a file would add, or why it could not be checked. */
type Preview = ImportPreview | { error: unknown }

/** What a file from another kiosk would add, before anything is stored (docs/outbox.md O7). */
export function ImportDialog({ file, metrics, onDone, onClose }: ImportDialogProps) {
  const { t } = useLingui()
  const preview = usePreview(file, metrics)
  const { failed, attempt } = useAttempt<'import'>()
  const isUseful = preview !== null && 'ok' in preview && preview.ok && bringsSomething(preview)
  const importFile = async () => {
    if (!file) return
    const result = await (await metrics.exchange()).importNdjson(file.text)
    if (result.ok) onDone(t`Read: ${result.count}. New: ${result.added}. Changed: ${result.changed}.`)
    onClose()
  }
  return (
    <Dialog
      isOpen={file !== null}
      onClose={onClose}
      title={t`Import records`}
      actions={
        <>
          {isUseful && (
            <Button kind="primary" onClick={() => attempt('import', importFile)}>
              <Trans>Import</Trans>
            </Button>
          )}
          <Button kind="plain" onClick={onClose}>
            {isUseful ? t`Cancel` : t`Close`}
          </Button>
        </>
      }
    >
      <p className={styles.file}>
        <bdi>{file?.name}</bdi>
      </p>
      <PreviewText preview={preview} />
      {failed && <NothingImported error={failed.error} />}
    </Dialog>
  )
}

function usePreview(file: ImportDialogProps['file'], metrics: Metrics): Preview | null {
  const [read, setRead] = useState<{ file: ImportDialogProps['file']; preview: Preview } | null>(null)
  useEffect(() => {
    if (!file) return
    let gone = false
    metrics
      .exchange()
      .then((exchange) => exchange.previewNdjson(file.text))
      .then(
        (preview) => !gone && setRead({ file, preview }),
        (error: unknown) => !gone && setRead({ file, preview: { error } }),
      )
    return () => {
      gone = true
    }
  }, [file, metrics])
  return read && read.file === file ? read.preview : null
}

const bringsSomething = ({ added, changed, newRuns, newVisits }: ImportPreview & { ok: true }): boolean =>
  added + changed + newRuns + newVisits > 0

function NothingImported({ error }: { error: unknown }) {
  return (
    <ActProblem error={error}>
      <Trans>Nothing was imported.</Trans>
    </ActProblem>
  )
}

function PreviewText({ preview }: { preview: Preview | null }) {
  const { t, i18n } = useLingui()
  if (preview === null) return <Skeleton className={styles.waiting} />
  if ('error' in preview) return <NothingImported error={preview.error} />
  if (!preview.ok)
    return (
      <p role="alert" className={panels.line}>
        {i18n._(REFUSALS[preview.reason])}
      </p>
    )
  const { count, added, changed, newRuns, newVisits, toSend, fromDevice, fromName, exportedAt, handOver } =
    preview
  return (
    <>
      <FactList
        facts={[
          { name: t`From kiosk`, value: <bdi>{fromName ?? fromDevice}</bdi> },
          {
            name: t`Exported`,
            value: i18n.date(new Date(exportedAt), { dateStyle: 'medium', timeStyle: 'short' }),
          },
          { name: t`Records in the file`, value: i18n.number(count) },
          { name: t`New here`, value: i18n.number(added) },
          { name: t`Changed here`, value: i18n.number(changed) },
          { name: t`New game runs`, value: i18n.number(newRuns) },
          { name: t`New visits`, value: i18n.number(newVisits) },
        ]}
      />
      <p className={panels.line}>
        {!bringsSomething(preview) ? (
          <Trans>Everything in this file is already here.</Trans>
        ) : handOver && toSend > 0 ? (
          <Plural
            value={toSend}
            one="This is a transfer: from now on this kiosk delivers # waiting record from the file."
            other="This is a transfer: from now on this kiosk delivers # waiting records from the file."
          />
        ) : (
          <Trans>The records are shown and exported here. The other kiosk keeps delivering its own.</Trans>
        )}
      </p>
    </>
  )
}
