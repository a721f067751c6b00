import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Heading, Dialog as RacDialog } from 'react-aria-components/Dialog'
import { IconButton } from '../controls/IconButton'
import { cx } from '../cx'
import { ScrollBody } from '../display/ScrollBody'
import { ICONS } from '../icons/icons'
import styles from './Dialog.module.css'
import { type ModalBehavior, ModalFrame } from './ModalFrame'

export interface DialogProps extends ModalBehavior {
  title: string
  /** 480 px (default) or 720 px. */
  width?: 'normal' | 'wide'
  /** Buttons below the content, the primary one first; they stay visible when the content scrolls. */
  actions?: ReactNode
  children: ReactNode
}

/** A modal window with a title, a close button and content. */
export function Dialog({ title, width = 'normal', actions, children, ...behavior }: DialogProps) {
  const { t } = useLingui()
  return (
    <ModalFrame {...behavior} place="center" className={cx(styles.panel, styles[width])}>
      <RacDialog className={cx(styles.dialog)}>
        <div className={styles.head}>
          <Heading slot="title" level={2} className={cx(styles.title)}>
            {title}
          </Heading>
          <IconButton label={t`Close`} icon={ICONS.x} onClick={behavior.onClose} />
        </div>
        <ScrollBody className={styles.body}>{children}</ScrollBody>
        {actions && <div className={styles.actions}>{actions}</div>}
      </RacDialog>
    </ModalFrame>
  )
}
