import styles from './ReportFigures.module.css'
import type { WrittenFigure } from './written/writtenReport'

/** The main figures of a report. */
export function ReportFigures({ figures }: { figures: readonly WrittenFigure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ id, label, value, unit, note }) => (
        <div key={id} className={styles.figure}>
          <dt>{label}</dt>
          <dd>
            <span className={styles.value}>
              {value}
              {unit !== '' && <small>{unit.startsWith('/') ? unit : ` ${unit}`}</small>}
            </span>
            {note !== null && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
