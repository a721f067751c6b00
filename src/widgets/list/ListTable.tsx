import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { matchLive } from '#domain/base/live'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ICONS } from '../../ui/icons/icons'
import { DataTable } from '../../ui/table/DataTable'
import { ListGate } from './ListGate'
import { NothingFound } from './NothingFound'
import type { List } from './useList'

export interface ListTableProps<Row extends object, Section extends string> {
  list: List<Row, Section>
  /** Label of the table for a screen reader. */
  label: string
  /** Must be the same functions on each render. */
  rowId: (row: Row) => string
  rowTo?: (row: Row) => string | undefined
  /** Replaces "No Data Available" in a list without any rows. */
  empty?: ReactNode
  /** Tells which fields are searched, in a sentence. */
  searchHint?: string
  clearLabel?: string
  /** Clears more than text and sections. */
  onClear?: () => void
}

const NO_ROWS: never[] = []

/** The rows of a list as a table, or why there are none: loading, an empty list, no matches, an error. */
export function ListTable<Row extends object, Section extends string>(props: ListTableProps<Row, Section>) {
  const { list, label, rowId, rowTo, empty, searchHint, clearLabel, onClear } = props
  const { t } = useLingui()
  const { live, address, all, shown, columns, shownColumns, folded } = list
  const isLoading = matchLive(live, {
    loading: () => true,
    ready: () => false,
    missing: () => false,
    error: () => false,
  })
  const nothing =
    all?.length === 0 ? (
      (empty ?? <EmptyState icon={ICONS.inbox} title={t`No Data Available`} />)
    ) : (
      <NothingFound
        filtered={address.filter.filtering}
        hint={searchHint}
        clearLabel={clearLabel}
        onClear={onClear ?? address.clear}
      />
    )
  return (
    <ListGate live={live}>
      <DataTable
        label={label}
        columns={shownColumns}
        everyColumn={columns}
        onFold={folded.set}
        // Loaded rows render in the next commit, so no skeleton is shown in between.
        rows={isLoading ? null : (shown ?? NO_ROWS)}
        rowId={rowId}
        {...(rowTo && { rowTo })}
        sort={address.sort}
        onSort={address.setSort}
        ordered
        empty={shown === null ? null : nothing}
      />
    </ListGate>
  )
}
