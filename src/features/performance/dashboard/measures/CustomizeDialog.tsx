import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import {
  FIRST_CHOICE,
  isFirstChoice,
  type MeasureOffer,
  moveMeasure,
  offeredMeasures,
  stepMeasure,
  toggleMeasure,
} from '#domain/performance/measureChoice'
import type { Measure } from '#domain/performance/measures'
import { useFormats } from '../../../../i18n/useFormats'
import { chooseMeasures, measureChoice, useMeasureChoice } from '../../../../state/measureChoice'
import { Button } from '../../../../ui/controls/Button'
import { toast } from '../../../../ui/feedback/toast'
import { Dialog } from '../../../../ui/overlays/Dialog'
import styles from './CustomizeDialog.module.css'
import { MeasureRow } from './MeasureRow'
import { useDragOrder } from './useDragOrder'

export interface CustomizeDialogProps {
  isOpen: boolean
  onClose: () => void
  names: Record<Measure, string>
  offer: MeasureOffer
}

/** Chooses measures and their order, by dragging or by the buttons of each row. */
export function CustomizeDialog({ isOpen, onClose, names, offer }: CustomizeDialogProps) {
  const { t } = useLingui()
  const { whole } = useFormats()
  const choice = useMeasureChoice()
  const offered = offeredMeasures(choice, offer)
  const list = useRef<HTMLOListElement>(null)
  const [notice, setNotice] = useState('')
  const say = (measure: Measure) => {
    const place = whole(offeredMeasures(measureChoice(), offer).indexOf(measure) + 1)
    setNotice(t`${names[measure]}: place ${place} of ${whole(offered.length)}`)
  }
  const drag = useDragOrder(list, {
    onMove: (from, to) => {
      const measure = offered[from]
      if (measure === undefined) return
      const others = offered.filter((one) => one !== measure)
      chooseMeasures(moveMeasure(measureChoice(), measure, others[to] ?? null))
      say(measure)
    },
  })
  const step = (measure: Measure, by: -1 | 1) => {
    chooseMeasures(stepMeasure(measureChoice(), measure, by, offer))
    say(measure)
  }
  const reset = () => {
    const before = measureChoice()
    chooseMeasures(FIRST_CHOICE)
    toast(t`Measures are back to the default`, 'done', { label: t`Undo`, run: () => chooseMeasures(before) })
  }
  return (
    <Dialog
      title={t`Customize measures`}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" onClick={onClose}>
            {t`Done`}
          </Button>
          <Button kind="plain" disabled={isFirstChoice(choice)} onClick={reset}>
            {t`Restore defaults`}
          </Button>
        </>
      }
    >
      <p className={styles.hint}>{t`Drag a measure, or use its arrows. Your choices last for this visit.`}</p>
      <ol ref={list} className={styles.list}>
        {offered.map((measure, at) => (
          <MeasureRow
            key={measure}
            name={names[measure]}
            isShown={!choice.hidden.includes(measure)}
            onToggle={() => chooseMeasures(toggleMeasure(measureChoice(), measure))}
            isFirst={at === 0}
            isLast={at === offered.length - 1}
            onStep={(by) => step(measure, by)}
            handle={drag.handle(at)}
          />
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {notice}
      </p>
    </Dialog>
  )
}
