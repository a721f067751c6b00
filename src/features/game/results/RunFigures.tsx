import type { Run } from '#domain/game/gameTypes'
import styles from './RunFigures.module.css'
import { useRunFigures } from './useRunFigures'

/** Number of finds, the longest streak, and the fastest find. */
export function RunFigures({ run }: { run: Run }) {
  const figures = useRunFigures()(run)
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value }) => (
        <div key={name} className={styles.figure}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
