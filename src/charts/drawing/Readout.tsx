import { cx } from '../../ui/cx'
import { usePointedAt } from './ReadingProvider'
import styles from './Readout.module.css'
import type { Reading } from './readings'

export interface ReadoutProps {
  readings: readonly Reading[]
  /** Shown while no point is selected: a sentence, or a point. */
  rest: string | Reading | null
  /** The values are shown elsewhere. */
  nameOnly: boolean
}

/** Shows the selected point, in a separate line of constant height. */
export function Readout({ readings, rest, nameOnly }: ReadoutProps) {
  const { at } = usePointedAt()
  const read = at === null ? rest : (readings[at] ?? null)
  if (read === null) return <p className={styles.line} />
  if (typeof read === 'string' || nameOnly)
    return (
      <p className={styles.line}>
        <span className={styles.name}>{typeof read === 'string' ? read : read.name}</span>
      </p>
    )
  const [only, ...others] = read.values
  if (only && others.length === 0 && !only.name)
    return (
      <p className={cx(styles.line, styles.pair)}>
        <strong className={styles.value}>{only.text}</strong> <span className={styles.name}>{read.name}</span>
      </p>
    )
  return (
    <div>
      <p className={styles.line}>
        <span className={styles.name}>{read.name}</span>
      </p>
      <ul className={styles.values}>
        {read.values.map(({ id, name, text, look }) => (
          <li key={id}>
            {look && <span className={cx(styles.key, styles[look])} aria-hidden="true" />}
            <span className={styles.name}>{name}</span> <strong className={styles.value}>{text}</strong>
          </li>
        ))}
      </ul>
    </div>
  )
}
