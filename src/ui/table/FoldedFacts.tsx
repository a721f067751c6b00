import { MISSING } from '../../i18n/formats'
import { cx } from '../cx'
import type { DataColumn } from './dataColumns'
import styles from './FoldedFacts.module.css'

export interface FoldedFactsProps<Row> {
  row: Row
  columns: readonly DataColumn<Row>[]
  /** Under the name, or in the detail of the row. */
  place: 'name' | 'detail'
}

/** A row's values in columns that do not fit, each with its header. */
export function FoldedFacts<Row>({ row, columns, place }: FoldedFactsProps<Row>) {
  const facts = columns.map((column) => ({ column, value: column.cell(row) }))
  return (
    <dl className={cx(styles.facts, styles[place])}>
      {facts
        .filter(({ value }) => value !== '')
        .map(({ column, value }) => (
          <div key={column.id} className={styles.fact}>
            <dt className={cx(styles.heading, column.hideHeader && 'visually-hidden')}>{column.header}</dt>
            <dd>{value ?? <span className={styles.missing}>{MISSING}</span>}</dd>
          </div>
        ))}
    </dl>
  )
}
