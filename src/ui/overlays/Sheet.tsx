import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { Heading, Dialog as RacDialog } from 'react-aria-components/Dialog'
import { IconButton } from '../controls/IconButton'
import { cx } from '../cx'
import { ScrollBody } from '../display/ScrollBody'
import { ICONS } from '../icons/icons'
import { type ModalBehavior, ModalFrame } from './ModalFrame'
import styles from './Sheet.module.css'
import { useSwipeToDismiss } from './useSwipeToDismiss'

export interface SheetProps extends ModalBehavior {
  title: string
  /** 324 px (default) or 480 px wide in landscape; in portrait both fill the width. */
  width?: 'normal' | 'wide'
  /** A fact or control beside the title. */
  aside?: ReactNode
  /** Stays visible below the scrolling content. */
  footer?: ReactNode
  children: ReactNode
}

/** A panel at the right edge, or at the bottom in portrait, next to the content of a screen. */
export function Sheet({ title, width = 'normal', aside, footer, children, ...behavior }: SheetProps) {
  const { t } = useLingui()
  const panel = useRef<HTMLDivElement>(null)
  const swipe = useSwipeToDismiss(panel, behavior.onClose)
  return (
    <ModalFrame {...behavior} place="side" panel={panel} className={cx(styles.panel, styles[width])}>
      <RacDialog className={cx(styles.sheet)}>
        <div className={styles.head} {...swipe}>
          <div className={styles.grab} aria-hidden="true" />
          <Heading slot="title" level={2} className={cx(styles.title)}>
            {title}
          </Heading>
          {aside}
          <IconButton label={t`Close`} icon={ICONS.x} onClick={behavior.onClose} />
        </div>
        <ScrollBody className={styles.body}>{children}</ScrollBody>
        {footer && <div className={styles.footer}>{footer}</div>}
      </RacDialog>
    </ModalFrame>
  )
}
