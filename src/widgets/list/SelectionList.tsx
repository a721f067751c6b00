import type { ReactNode } from 'react'
import { CheckboxField } from '../../ui/fields/CheckboxField'
import styles from './SelectionList.module.css'
import type { Selection } from './useSelection'

export interface SelectionListProps<Row> {
  /** The listed rows, such as the result of a search. */
  rows: readonly Row[]
  rowId: (row: Row) => string
  selection: Selection
  /** Label of the checkbox for all rows. */
  all: ReactNode
  /** Content beside the checkbox of a row. */
  children: (row: Row) => ReactNode
}

/** Rows with checkboxes, and one for all listed rows. */
export function SelectionList<Row>({ rows, rowId, selection, all, children }: SelectionListProps<Row>) {
  const ids = rows.map(rowId)
  const isAll = ids.length > 0 && ids.every(selection.isChosen)
  return (
    <>
      <div className={styles.all}>
        <CheckboxField
          checked={isAll}
          isIndeterminate={!isAll && ids.some(selection.isChosen)}
          onChange={(on) => selection.choose(ids, on)}
        >
          {all}
        </CheckboxField>
      </div>
      <ul className={styles.list}>
        {rows.map((row) => {
          const id = rowId(row)
          return (
            <li key={id}>
              <CheckboxField checked={selection.isChosen(id)} onChange={(on) => selection.choose([id], on)}>
                {children(row)}
              </CheckboxField>
            </li>
          )
        })}
      </ul>
    </>
  )
}
