import { useLingui } from '@lingui/react/macro'
import type { ListSort } from '#domain/lists/listAddress'
import styles from './DataTable.module.css'
import type { DataColumn } from './dataColumns'

export interface SortCaptionProps<Row> {
  label: string
  columns: readonly DataColumn<Row>[]
  shown: readonly DataColumn<Row>[]
  sort: ListSort | null
}

/** Names the table; if no visible header shows the sort order, this does. */
export function SortCaption<Row>({ label, columns, shown, sort }: SortCaptionProps<Row>) {
  const { t } = useLingui()
  const isOf = ({ id }: DataColumn<Row>) => id === sort?.column
  const header = shown.some(isOf) ? undefined : columns.find(isOf)?.header
  if (header === undefined) return <caption className="visually-hidden">{label}</caption>
  return (
    <caption className={styles.caption}>
      <span className="visually-hidden">{label}</span>{' '}
      {sort?.descending ? t`Sorted by ${header}, descending` : t`Sorted by ${header}, ascending`}
    </caption>
  )
}
