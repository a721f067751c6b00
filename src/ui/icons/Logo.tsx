import { Trans } from '@lingui/react/macro'
import styles from './Logo.module.css'
import { Mark } from './Mark'

interface LogoProps {
  size: 'nav' | 'welcome'
  /** Beside the logo that staff set for the event, if there is space for both. */
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
      {/* A logo that staff set for the event; shown only by the style sheet, so that a prerendered page need
          not change. */}
      {withEvent && <span className={styles.event} />}
    </span>
  )
}
