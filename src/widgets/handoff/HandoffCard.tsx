import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { Handoff } from '#domain/handoff/handoff'
import { cx } from '../../ui/cx'
import styles from './HandoffCard.module.css'
import { HandoffCode } from './HandoffCode'

export interface HandoffCardProps {
  handoff: Handoff
  /** Shows the code larger; omit it if the code is large enough. */
  onEnlarge?: () => void
  /** 216 instead of 156 px, to be scanned at arm's length. */
  isLarge?: boolean
  /** Below the text. */
  children?: ReactNode
}

/** A summary for the visitor's phone, with its QR code. */
export function HandoffCard({ handoff, onEnlarge, isLarge = false, children }: HandoffCardProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      {onEnlarge ? (
        <button
          type="button"
          className={styles.enlarge}
          aria-label={t`Show the QR code larger`}
          onClick={onEnlarge}
        >
          <HandoffCode handoff={handoff} />
        </button>
      ) : (
        <HandoffCode handoff={handoff} className={cx(styles.code, isLarge && styles.large)} />
      )}
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {handoff.kind === 'game' ? t`Take your score with you` : t`Take your tour with you`}
        </h2>
        <p className={styles.text}>{t`Scan with your phone. No sign-up, no personal data.`}</p>
        {children}
      </div>
    </section>
  )
}
