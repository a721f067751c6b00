import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './ReadingList.module.css'

/** The readings of a vehicle, a line each; one that is silent says nothing, and the card says so. */
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
