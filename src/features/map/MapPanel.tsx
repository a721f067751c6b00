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
  /** Beside the title where there is no room for a picture of its own. */
  picture?: ReactNode
  /** Ways to the one before and after. */
  stepper?: ReactNode
  /** What to do next; stays in sight. */
  footer?: ReactNode
  onClose: () => void
  children?: ReactNode
}

/** What the chosen thing is: a card at the right, on narrow screens a sheet at the bottom. The map stays usable. */
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
