import { MISSING, type Quantity } from '../../../../i18n/formats'
import { Meter } from '../../../../ui/display/Meter'
import styles from './Stats.module.css'

export interface Stat {
  name: string
  reading: Pick<Quantity, 'value' | 'unit'>
  meter?: { percent: number; low: boolean } | undefined
}

/** Figures side by side, separated by thin lines. */
export function Stats({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className={styles.strip}>
      {stats.map(({ name, reading, meter }) => (
        <div key={name} className={styles.stat}>
          <dt>{name}</dt>
          <dd className={reading.value === MISSING ? styles.none : styles.value}>
            {reading.value}
            {reading.unit && <small>{reading.unit}</small>}
            {meter && <Meter {...meter} className={styles.meter} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
