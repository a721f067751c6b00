import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useRef } from 'react'
import { IconButton } from '../../ui/controls/IconButton'
import { ICONS } from '../../ui/icons/icons'
import { usePanelDismiss } from '../../ui/overlays/usePanelDismiss'
import { useSwipeToDismiss } from '../../ui/overlays/useSwipeToDismiss'
import styles from './MapPanel.module.css'

export interface MapPanelProps {
  title: string
  subtitle?: ReactNode
  /** Beside the title, where the body has no space for a large picture. */
  picture?: ReactNode
  /** Buttons to the previous and next vehicle. */
  stepper?: ReactNode
  /** What to do next; always visible. */
  footer?: ReactNode
  onClose: () => void
  children?: ReactNode
}

/** Details of the selection: a card at the right, on narrow screens a sheet at the bottom. The map stays usable. */
export function MapPanel({ title, subtitle, picture, stepper, footer, onClose, children }: MapPanelProps) {
  const { t } = useLingui()
  const heading = useId()
  const panel = useRef<HTMLElement>(null)
  const swipe = useSwipeToDismiss(panel, onClose)
  usePanelDismiss(panel, onClose)
  return (
    <section ref={panel} className={styles.panel} data-covers aria-labelledby={heading}>
      <div className={styles.head} {...swipe}>
        <div className={styles.grab} aria-hidden="true" />
        <div className={styles.titles}>
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {picture && <div className={styles.small}>{picture}</div>}
        <IconButton label={t`Close`} icon={ICONS.x} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
      {stepper}
    </section>
  )
}
