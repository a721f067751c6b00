import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Heading, Dialog as RacDialog } from 'react-aria-components/Dialog'
import { Button } from '../controls/Button'
import { cx } from '../cx'
import { ScrollBody } from '../display/ScrollBody'
import styles from './Dialog.module.css'
import { type ModalBehavior, ModalFrame } from './ModalFrame'

export interface ConfirmDialogProps extends ModalBehavior {
  title: string
  /** The consequence of confirming, in a sentence. */
  children: ReactNode
  /** The action of the primary button, as a verb ("Delete report"). */
  confirmLabel: string
  /** Label of the cancel button, "Cancel" by default. */
  cancelLabel?: string
  /** The action cannot be undone, so the primary button is red. */
  danger?: boolean
  /** If it returns a promise, further presses are ignored until it settles. */
  onConfirm: () => unknown
  /** Action of the cancel button, if it differs from Escape and the mask. */
  onCancel?: () => unknown
  /** A third, less prominent action. */
  otherAction?: ReactNode
  /** Above the title, centered. */
  picture?: ReactNode
}

/** Asks for confirmation; Escape, the mask and Cancel change nothing. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  danger = false,
  onConfirm,
  onCancel,
  otherAction,
  picture,
  ...behavior
}: ConfirmDialogProps) {
  const { t } = useLingui()
  return (
    <ModalFrame {...behavior} place="center" className={styles.panel}>
      <RacDialog role="alertdialog" className={cx(styles.dialog, picture !== undefined && styles.centered)}>
        {picture}
        <Heading slot="title" level={2} className={cx(styles.title)}>
          {title}
        </Heading>
        <ScrollBody className={styles.body}>{children}</ScrollBody>
        <div className={styles.actions}>
          <Button kind={danger ? 'danger' : 'primary'} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button kind="plain" onClick={onCancel ?? behavior.onClose}>
            {cancelLabel ?? t`Cancel`}
          </Button>
          {otherAction}
        </div>
      </RacDialog>
    </ModalFrame>
  )
}
