import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { InteractionCounts } from '../../../data/interactions/interactionCounts'
import type { Metrics } from '../../../metrics/start'
import { Button } from '../../../ui/controls/Button'
import { saveFile } from '../../../ui/controls/saveFile'
import { Card } from '../../../ui/display/Card'
import { TextField } from '../../../ui/fields/TextField'
import { Dialog } from '../../../ui/overlays/Dialog'
import { ActProblem, useAttempt } from '../frame/ActProblem'
import panels from '../frame/panels.module.css'
import { Remark, Remarks } from '../frame/Remarks'
import { useStaffForm } from '../frame/useStaffForm'
import { exportName, exportType } from './exportFiles'

export interface EraseCardProps {
  counts: InteractionCounts
  metrics: Metrics | null
  /** Erases and restarts; rejects if storage fails. */
  onErase: () => Promise<void>
}

/** Erases this device for its next owner: unsent records require an export or a typed word first (docs/booth.md B5). */
export function EraseCard({ counts, metrics, onErase }: EraseCardProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <Card title={t`Erase this device`}>
      <p className={panels.line}>
        <Trans>
          Removes every record, visit, game run, note, setting, PIN, and content pack from this device. The
          demo and its maps stay.
        </Trans>
      </p>
      <div className={panels.actions}>
        <Button kind="plain" disabled={!metrics} onClick={() => setOpen(true)}>
          <Trans>Erase this device</Trans>
        </Button>
      </div>
      {metrics && isOpen && (
        <EraseDialog counts={counts} metrics={metrics} onErase={onErase} onClose={() => setOpen(false)} />
      )}
    </Card>
  )
}

function EraseDialog({
  counts,
  metrics,
  onErase,
  onClose,
}: EraseCardProps & { metrics: Metrics; onClose: () => void }) {
  const { t } = useLingui()
  const [exported, setExported] = useState(false)
  const [typed, setTyped] = useState('')
  const { failed, attempt } = useAttempt<'export' | 'erase'>()
  useStaffForm(typed !== '')
  const unsent = counts.pending + counts.refused + metrics.recorder.status().waiting
  const word = t({ message: 'ERASE', comment: 'The word that staff type to erase a device' })
  const isSure = unsent === 0 || exported || typed.trim().toLocaleUpperCase() === word
  const exportFirst = async () => {
    const made = await (await metrics.exchange()).exportNdjson()
    saveFile(exportName('ndjson', new Date()), exportType('ndjson'), made.text)
    setExported(true)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`Erase this device?`}
      actions={
        <>
          <Button kind="danger" disabled={!isSure} onClick={() => attempt('erase', onErase)}>
            <Trans>Erase everything</Trans>
          </Button>
          <Button kind="plain" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      {unsent === 0 ? (
        <p className={panels.line}>
          <Trans>Everything that was recorded has been sent. This cannot be undone.</Trans>
        </p>
      ) : (
        <>
          <Remarks>
            <Remark count={unsent}>
              <Plural
                value={unsent}
                one={`# record has not been sent. It would be lost: export it first, or type ${word} to erase it anyway.`}
                other={`# records have not been sent. They would be lost: export them first, or type ${word} to erase them anyway.`}
              />
            </Remark>
          </Remarks>
          <div className={panels.actions}>
            <Button kind="plain" onClick={() => attempt('export', exportFirst)}>
              <Trans>Export first</Trans>
            </Button>
          </div>
          <p role="status" className={panels.line}>
            {exported && <Trans>Exported. Keep the file until it is imported elsewhere.</Trans>}
          </p>
          {!exported && (
            <TextField label={t`Type ${word}`} value={typed} onChange={setTyped} autoComplete="off" />
          )}
        </>
      )}
      {failed && (
        <ActProblem error={failed.error}>
          {failed.act === 'erase' ? <Trans>Nothing was erased.</Trans> : <Trans>No file was created.</Trans>}
        </ActProblem>
      )}
    </Dialog>
  )
}
