import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './ReadingList.module.css'

/** The readings of a vehicle as a list, or a note for one that sends no readings. */
export function ReadingList({ reporting, children }: { reporting: boolean; children: ReactNode }) {
  const { t } = useLingui()
  return reporting ? (
    <ul className={styles.list}>{children}</ul>
  ) : (
    <p className={styles.silent}>
      {t`This vehicle is not sending readings. They will appear here once it is connected and configured.`}
    </p>
  )
}
