import { useLingui } from '@lingui/react/macro'
import styles from './FailedChange.module.css'

/** Shown under a switch whose change could not be stored. */
export function FailedChange() {
  const { t } = useLingui()
  return (
    <p className={styles.problem} role="alert">
      {t`This change could not be saved. Try again.`}
    </p>
  )
}
