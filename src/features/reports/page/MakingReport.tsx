import { useLingui } from '@lingui/react/macro'
import { cardClass } from '../../../ui/display/cardClass'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import styles from './MakingReport.module.css'

/** As many as fill a screen, as the lines of most reports do. */
const LINES = Array.from({ length: 24 }, (_, at) => `${at}`)

/** Replaces a report while its figures are read, with its name. */
export function MakingReport({ name }: { name: string }) {
  const { t } = useLingui()
  return (
    <section className={cardClass(styles.paper)} role="status">
      <p className={styles.text}>{t`Generating ${name}`}</p>
      <Skeleton className={styles.plot} />
      {LINES.map((line) => (
        <Skeleton key={line} className={styles.line} />
      ))}
    </section>
  )
}
