import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { FleetName } from '#domain/base/fleetName'
import { importVehicles } from '../../../data/queries/vehicleImport'
import { useFormats } from '../../../i18n/FormatsProvider'
import { Button } from '../../../ui/controls/Button'
import { useBusy } from '../../../ui/controls/useBusy'
import { Dialog } from '../../../ui/overlays/Dialog'
import { useStoring } from '../../../widgets/form/useStoring'
import { CheckStep } from './CheckStep'
import { useFleetToAddTo } from './useFleetToAddTo'
import { useVinImport } from './useVinImport'
import { WriteStep } from './WriteStep'

export interface ImportDialogProps {
  open: boolean
  onClose: () => void
}

/** Adds vehicles by their VINs: a list or a file is written, checked line by line, and only then added. */
export function ImportDialog({ open, onClose }: ImportDialogProps) {
  const { t } = useLingui()
  const draft = useVinImport()
  const fleet = useFleetToAddTo()
  const [accepted, setAccepted] = useState(false)
  /** How often adding was asked for while something was missing. */
  const [refusals, setRefusals] = useState(0)
  const [pending, start] = useBusy()
  const run = useStoring()
  const { stamp } = useFormats()
  const content = useRef<HTMLDivElement>(null)
  const sound = (draft.rows ?? []).filter(({ faults }) => faults.length === 0)
  const count = sound.length
  const into = accepted ? fleet.value : null

  useEffect(() => {
    if (refusals > 0)
      content.current?.querySelector<HTMLElement>('[data-invalid] :is(button, input)')?.focus()
  }, [refusals])

  const add = async (into: FleetName) => {
    const stored = await run(importVehicles(sound, into, stamp()), ({ length: added }) =>
      plural(added, { one: '# vehicle added', other: '# vehicles added' }),
    )
    if (!stored) return
    setAccepted(false)
    setRefusals(0)
    if (!draft.finish()) onClose()
  }

  const correct = () => {
    setRefusals(0)
    draft.correct()
  }

  return (
    <Dialog
      title={t`Add vehicles`}
      width="wide"
      isOpen={open}
      onClose={onClose}
      // A tap outside must not discard the list.
      dismissable={draft.text === '' && draft.rows === null}
      actions={
        draft.rows === null ? (
          // Another act than adding, which takes its place: a key keeps the two apart.
          <Button
            key="check"
            kind="primary"
            onClick={() => (draft.method === 'list' ? draft.checkList() : draft.checkFile(null))}
          >
            {t`Review list`}
          </Button>
        ) : (
          <>
            {count > 0 && (
              <Button
                key="add"
                kind="primary"
                disabled={pending}
                onClick={() => (into === null ? setRefusals((times) => times + 1) : start(() => add(into)))}
              >
                {plural(count, { one: 'Add # vehicle', other: 'Add # vehicles' })}
              </Button>
            )}
            <Button kind={count > 0 ? 'plain' : 'primary'} disabled={pending} onClick={correct}>
              {t`Edit list`}
            </Button>
          </>
        )
      }
    >
      <div ref={content}>
        {draft.rows === null ? (
          <WriteStep draft={draft} />
        ) : (
          <CheckStep
            rows={draft.rows}
            onRepair={draft.repair}
            fleet={fleet}
            accepted={accepted}
            onAccept={setAccepted}
            tried={refusals > 0}
          />
        )}
      </div>
    </Dialog>
  )
}
