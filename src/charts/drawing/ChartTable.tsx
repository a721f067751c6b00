import { cx } from '../../ui/cx'
import styles from './ChartTable.module.css'
import type { Reading } from './readings'

export interface ChartTableProps {
  title: string
  /** Header of the first column, then of each value. */
  pointHead: string
  valueHeads: readonly string[]
  readings: readonly Reading[]
  className?: string | undefined
}

/** With this many values or more, a narrow table stacks them under their point. */
const STACKED_FROM = 3

/** The data of a chart, point by point, as a table. A long one scrolls within its frame. */
export function ChartTable({ title, pointHead, valueHeads, readings, className }: ChartTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls is to be reached by keyboard
    <section className={cx(styles.frame, className)} aria-label={title} tabIndex={0}>
      {/* Roles said aloud: stacked rows would lose them. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: as said above */}
      <table className={cx(styles.table, valueHeads.length >= STACKED_FROM && styles.stacked)} role="table">
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{pointHead}</th>
            {valueHeads.map((head) => (
              <th key={head} scope="col" className={styles.number}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {readings.map(({ key, name, values }) => (
            // biome-ignore lint/a11y/noRedundantRoles: as said above
            <tr key={key} role="row">
              {/* biome-ignore lint/a11y/noRedundantRoles: as said above */}
              <th scope="row" role="rowheader">
                {name}
              </th>
              {values.map(({ id, text }, at) => (
                // biome-ignore lint/a11y/noRedundantRoles: as said above
                <td key={id} role="cell" className={styles.number}>
                  <span className={styles.head} aria-hidden="true">
                    {valueHeads[at]}
                  </span>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
