import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { FleetName } from '#domain/base/fleetName'
import { valueOr } from '#domain/base/live'
import { MAX_IMPORT } from '#domain/vehicle/vinImport'
import { useFleets } from '../../../data/queries/fleets'
import { importVehicles } from '../../../data/queries/vehicleImport'
import { useFormats } from '../../../i18n/useFormats'
import { useEffectiveFleet } from '../../../state/fleet'
import { Button } from '../../../ui/controls/Button'
import { useBusy } from '../../../ui/controls/useBusy'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'
import { TextField } from '../../../ui/fields/TextField'
import { Dialog } from '../../../ui/overlays/Dialog'
import { useStoring } from '../../../widgets/form/useStoring'
import { CheckStep, type FleetChoice } from './CheckStep'
import { FileDrop } from './FileDrop'
import styles from './ImportDialog.module.css'
import { type ImportMethod, useVinImport } from './useVinImport'

export interface ImportDialogProps {
  open: boolean
  onClose: () => void
}

/** Adds vehicles by their VINs: a list or a file is entered, reviewed line by line, and then added. */
export function ImportDialog({ open, onClose }: ImportDialogProps) {
  const { t } = useLingui()
  const draft = useVinImport()
  const fleet = useFleetToAddTo()
  const [accepted, setAccepted] = useState(false)
  /** Number of attempts to add while something was missing. */
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
          // The keys keep React from reusing this button for the one that adds.
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

/** The fleet of the new vehicles: the one that is shown, or the first, until another is chosen. */
function useFleetToAddTo(): FleetChoice {
  const fleets = useFleets()
  const shown = useEffectiveFleet()
  const [chosen, setChosen] = useState<string | null>(null)
  const names = valueOr(fleets, []).map(({ name }) => name)
  const value = [chosen, shown].find((name) => name !== null && names.includes(name)) ?? names[0] ?? null
  return { names, value, choose: setChosen }
}

/** Where VINs come from: a list that is typed or pasted, or a file. */
function WriteStep({ draft }: { draft: ReturnType<typeof useVinImport> }) {
  const { t } = useLingui()
  const { method, problem, left } = draft
  const box = useRef<HTMLDivElement>(null)
  const missing = method === 'list' && problem === 'missing'
  useEffect(() => {
    if (missing) box.current?.querySelector('textarea')?.focus()
  }, [missing])
  return (
    <div className={styles.stack}>
      {left > 0 && (
        <p className={styles.note} role="status">
          {plural(left, {
            one: '# line was not added. It is below so you can try again.',
            other: '# lines were not added. They are below so you can try again.',
          })}
        </p>
      )}
      <SegmentedControl<ImportMethod>
        label={t`VIN source`}
        block
        segments={[
          { id: 'list', label: t`Paste a list` },
          { id: 'file', label: t`CSV file` },
        ]}
        value={method}
        onChange={draft.setMethod}
      />
      {method === 'list' ? (
        <div ref={box} className={styles.list}>
          <TextField
            label={t`VINs`}
            multiline
            value={draft.text}
            onChange={draft.setText}
            placeholder="1GNSKBKC4PR100001, 1FTEW1E49LF900002"
            hint={t`Separate VINs with commas or new lines, up to ${MAX_IMPORT} at a time.`}
            {...(missing && { error: t`Value required` })}
          />
        </div>
      ) : (
        <FileDrop problem={problem} onFile={(file) => void draft.checkFile(file)} />
      )}
    </div>
  )
}
