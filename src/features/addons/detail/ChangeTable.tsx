import { useFormats } from '../../../i18n/useFormats'
import { cx } from '../../../ui/cx'
import { Card } from '../../../ui/display/Card'
import { Icon } from '../../../ui/icons/Icon'
import styles from './ChangeTable.module.css'

export interface ChangeRow {
  key: string
  icon: string
  label: string
  /** Null if there is none. */
  before: number | null
  after: number | null
}

export interface ChangeTableProps {
  title: string
  /** Headers of the two columns of figures. */
  before: string
  after: string
  rows: readonly ChangeRow[]
  /** The source of the figures. */
  note: string
}

/** Figures of the product before and after an add-on, with changes emphasized. */
export function ChangeTable({ title, before, after, rows, note }: ChangeTableProps) {
  const { whole } = useFormats()
  const text = (value: number | null) => (value === null ? '--' : whole(value))
  return (
    <Card title={title}>
      <table className={styles.table}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{before}</th>
            <th scope="col">{after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                <span className={styles.label}>
                  <Icon path={row.icon} size={16} />
                  {row.label}
                </span>
              </th>
              <td>{text(row.before)}</td>
              <td className={cx(row.after !== row.before && styles.changed)}>{text(row.after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{note}</p>
    </Card>
  )
}
