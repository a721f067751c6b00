import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { Button } from '../../ui/controls/Button'
import { FilterCount } from '../../ui/controls/FilterCount'
import { CheckboxField } from '../../ui/fields/CheckboxField'
import { SelectField } from '../../ui/fields/SelectField'
import { ACTION_ICONS } from '../../ui/icons/actionIcons'
import { Popover } from '../../ui/overlays/Popover'
import styles from './ColumnChooser.module.css'
import type { FoldedColumns, List } from './useList'

export interface ColumnChooserProps<Row, Section extends string> {
  list: Pick<List<Row, Section>, 'columns' | 'folded' | 'address'>
}

/** Selects the columns and the sort order of a list. The first column names the row and always stays. */
export function ColumnChooser<Row, Section extends string>({ list }: ColumnChooserProps<Row, Section>) {
  const { t } = useLingui()
  const { columns, folded, address } = list
  const { hidden, setHidden, sort, setSort } = address
  const count = hidden.length
  const offered = columns.slice(1).filter(({ hideHeader }) => !hideHeader)
  const show = (id: string, on: boolean) =>
    setHidden(columns.map((column) => column.id).filter((one) => (one === id ? !on : hidden.includes(one))))
  const sortBy = (id: string) => {
    const descending = columns.find((column) => column.id === id)?.highFirst ?? false
    if (id !== sort?.column) setSort({ column: id, descending })
  }
  return (
    <span className={styles.chooser}>
      <span aria-hidden="true">
        <FilterCount count={count} />
      </span>
      <Popover
        label={t`Columns`}
        placement="bottom end"
        trigger={{
          kind: 'icon',
          icon: ACTION_ICONS.columns,
          label: count > 0 ? t`Columns, ${count} hidden` : t`Columns`,
        }}
      >
        <div className={styles.content}>
          <SelectField
            label={t`Sort by`}
            options={columns
              .filter((column) => column.sortBy)
              .map(({ id, header }) => ({ id, label: header }))}
            value={sort?.column ?? null}
            onChange={sortBy}
          />
          {offered.map(({ id, header }) => (
            <CheckboxField key={id} checked={!hidden.includes(id)} onChange={(on) => show(id, on)}>
              {header}
              <FoldedNote id={id} folded={folded} />
            </CheckboxField>
          ))}
          <Button kind="ghost" disabled={count === 0} onClick={() => setHidden([])}>
            {t`Show all columns`}
          </Button>
        </div>
      </Popover>
    </span>
  )
}

interface FoldedNoteProps {
  /** Id of the column. */
  id: string
  folded: FoldedColumns
}

/** Tells that a selected column does not fit. */
function FoldedNote({ id, folded }: FoldedNoteProps) {
  const { t } = useLingui()
  const ids = useSyncExternalStore(folded.subscribe, folded.current)
  return ids.includes(id) && <span className={styles.folded}>{t`In the details of each row`}</span>
}
