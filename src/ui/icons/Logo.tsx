import { Trans } from '@lingui/react/macro'
import styles from './Logo.module.css'
import { Mark } from './Mark'

interface LogoProps {
  size: 'nav' | 'welcome'
  /** Beside the logo that staff set for the event, where there is room for both. */
  withEvent?: boolean
}

/** Mark and wordmark; the wordmark has a French-Canadian variant (docs/rules.md WE-02). */
export function Logo({ size, withEvent = false }: LogoProps) {
  return (
    <span className={`${styles.logo} ${styles[size]}`}>
      <Mark size={size === 'nav' ? 30 : 56} />
      <span className={styles.wordmark}>
        <Trans comment="The logo's wordmark: Pharos Fleet, in Canadian French Pharos Flotte">
          <b>Pharos</b> <span>Fleet</span>
        </Trans>
      </span>
      {/* A logo that staff set for the event; shown by the style alone, so that a prerendered page needs no other. */}
      {withEvent && <span className={styles.event} />}
    </span>
  )
}
