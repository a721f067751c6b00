import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useIsPainted } from '../../ui/feedback/useIsPainted'
import { CheckboxField } from '../../ui/fields/CheckboxField'
import { PLAIN_LIST } from './plainList'
import { SearchBox } from './SearchBox'
import styles from './SelectionList.module.css'
import { useLocalAddress } from './useLocalAddress'
import type { Selection } from './useSelection'
import { useShownRows } from './useShownRows'

/** Shorter lists have no search box. */
const SEARCH_FROM = 8
/** The others are below the fold and rendered after the paint. */
const FIRST_ROWS = 24
const NO_COLUMNS: never[] = []

export interface SelectionListProps<Row> {
  rows: readonly Row[]
  /** The searched text of a row. Must be the same function as long as the texts are the same. */
  textOf: (row: Row) => string
  /** Name of the search box, and what it finds. */
  label: string
  placeholder: string
  selection: Selection
  /** Label of the checkbox for all found rows, by their number. */
  all: (count: number) => ReactNode
  /** Content beside the checkbox of a row. */
  children: (row: Row) => ReactNode
}

/** Rows with checkboxes, one for all found rows, and a search box where there are many. */
export function SelectionList<Row extends { id: string }>(props: SelectionListProps<Row>) {
  const { rows, textOf, label, placeholder, selection, all, children } = props
  const { t } = useLingui()
  const address = useLocalAddress()
  const found = useShownRows(rows, { ...PLAIN_LIST, columns: NO_COLUMNS, textOf }, address) ?? []
  const listed = useIsPainted() ? found : found.slice(0, FIRST_ROWS)
  const ids = found.map(({ id }) => id)
  const isAll = ids.every(selection.isChosen)
  return (
    <>
      {rows.length >= SEARCH_FROM && (
        <SearchBox label={label} placeholder={placeholder} text={address.text} setText={address.setText} />
      )}
      {ids.length === 0 ? (
        <p className={styles.none} role="status">{t`No results were found`}</p>
      ) : (
        <>
          <div className={styles.all}>
            <CheckboxField
              checked={isAll}
              isIndeterminate={!isAll && ids.some(selection.isChosen)}
              onChange={(on) => selection.choose(ids, on)}
            >
              {all(ids.length)}
            </CheckboxField>
          </div>
          <ul className={styles.list}>
            {listed.map((row) => (
              <li key={row.id}>
                <CheckboxField
                  checked={selection.isChosen(row.id)}
                  onChange={(on) => selection.choose([row.id], on)}
                >
                  {children(row)}
                </CheckboxField>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
