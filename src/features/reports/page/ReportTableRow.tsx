import { memo } from 'react'
import type { ReportRow } from '#domain/reports/documents/reportDocument'
import { cx } from '../../../ui/cx'
import styles from './ReportTable.module.css'
import type { WrittenTable } from './written/writtenReport'

export interface ReportTableRowProps {
  row: ReportRow
  table: WrittenTable
}

/** One line of a report. */
export const ReportTableRow = memo(function ReportTableRow({ row, table }: ReportTableRowProps) {
  return (
    <tr className={styles.row}>
      {table.columns.map(({ id, fullHead, numeric }, at) => {
        const { text } = table.cell(row, at)
        return at === 0 ? (
          <th key={id} scope="row" data-head={fullHead}>
            {text}
          </th>
        ) : (
          <td key={id} data-head={fullHead} className={cx(numeric && styles.numeric)}>
            {text}
          </td>
        )
      })}
    </tr>
  )
})
