import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId } from 'react'
import { Button } from '../../ui/controls/Button'
import { dismissActions } from '../../ui/feedback/toast'
import { Form } from '../../ui/fields/Form'
import { Dialog, type DialogProps } from '../../ui/overlays/Dialog'
import styles from './FormDialog.module.css'
import { LeaveDialog } from './LeaveDialog'
import { RestoredLine } from './RestoredLine'
import { useFirstProblem } from './useFirstProblem'
import type { FormSaving } from './useFormSaving'

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'width' | 'isOpen' | 'onClose'> {
  saving: FormSaving
  saveLabel: string
  /** Before each attempt to save. */
  onTry?: () => void
  /** It closes by its mask too, while there is nothing to lose by a tap outside. */
  dismissable?: boolean
  /** One that only adds is closed, not canceled. */
  hasCancel?: boolean
  /** Above the fields. */
  notice?: ReactNode
  /** Of the form, in place of its usual layout. */
  className?: string | undefined
  /** The fields. */
  children: ReactNode
}

/** A form in a dialog: it asks before it is closed with unsaved changes, and leads to the first field that is wrong. */
export function FormDialog({
  saving,
  saveLabel,
  onTry,
  dismissable = false,
  hasCancel = true,
  notice,
  className = styles.form,
  children,
  onClose,
  ...dialog
}: FormDialogProps) {
  const { t } = useLingui()
  const id = useId()
  const body = useFirstProblem(saving.refusals)
  const { busy, guard } = saving
  const { isOpen } = dialog
  useEffect(() => {
    if (isOpen) dismissActions()
  }, [isOpen])
  const close = () => (saving.isDirty ? guard.ask(onClose) : onClose())
  const save = async () => {
    const isComplete = body.current?.querySelector('form')?.reportValidity() ?? true
    return isComplete && saving.save()
  }
  return (
    <>
      <Dialog
        {...dialog}
        onClose={close}
        dismissable={dismissable}
        actions={
          <>
            <Button kind="primary" submit form={id} disabled={busy} {...(onTry && { onClick: onTry })}>
              {saveLabel}
            </Button>
            {hasCancel && (
              <Button kind="plain" disabled={busy} onClick={close}>
                {t`Cancel`}
              </Button>
            )}
          </>
        }
      >
        <div ref={body} className={styles.body}>
          {saving.isRestored && <RestoredLine onDiscard={saving.discard} />}
          {notice}
          <Form id={id} className={className} autoComplete="off" onSubmit={saving.onSave}>
            {children}
          </Form>
        </div>
      </Dialog>
      <LeaveDialog saving={saving} onSave={save} />
    </>
  )
}
