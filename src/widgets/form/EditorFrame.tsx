import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { Deferred } from '../../ui/feedback/Deferred'
import { placeToasts, toast } from '../../ui/feedback/toast'
import styles from './EditorFrame.module.css'
import { LeaveDialog } from './LeaveDialog'
import { RestoredLine } from './RestoredLine'
import { useFirstProblem } from './useFirstProblem'
import type { FormSaving } from './useFormSaving'

export interface EditorFrameProps {
  /** The form at work; null while it is being read. */
  saving: FormSaving | null
  /** The way back, above all. */
  back?: ReactNode
  /** What the form is about, first on a narrow screen. */
  children: ReactNode
  /** What the form would do, beside it and visible while it scrolls. */
  preview: ReactNode
  /** Cards after the first ones, rendered after them; on a narrow screen they follow the preview. */
  more?: ReactNode
  /** Save, cancel and delete; always visible. */
  actions: ReactNode
}

/** The places of an editor: its cards, what they would do, and what to do with them. */
export function EditorFrame({ saving, back, children, preview, more, actions }: EditorFrameProps) {
  const { t } = useLingui()
  const refusals = saving?.refusals ?? 0
  const screen = useFirstProblem(refusals)
  const refuse = useEffectEvent(() => toast(t`Not saved yet. Check the marked fields.`, 'problem'))
  useEffect(() => {
    if (refusals > 0) return refuse()
  }, [refusals])
  useLayoutEffect(() => placeToasts(styles.toasts ?? ''), [])
  return (
    <div ref={screen} className={styles.screen}>
      <div className={styles.cards}>
        {back}
        {saving?.isRestored && <RestoredLine onDiscard={saving.discard} />}
        {children}
      </div>
      <div className={styles.preview}>{preview}</div>
      {more && (
        <div className={styles.cards}>
          <Deferred>{more}</Deferred>
        </div>
      )}
      <div className={styles.actions}>{actions}</div>
      {saving && <LeaveDialog saving={saving} onSave={saving.save} />}
    </div>
  )
}
