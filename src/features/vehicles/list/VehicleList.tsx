import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ListSection, Sections } from '../../../domain/lists/listSearch'
import { MAX_QUERY_LENGTH } from '../../../domain/lists/textSearch'
import { SearchField } from '../../../ui/controls/SearchField'
import { cx } from '../../../ui/cx'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { ICONS } from '../../../ui/icons/icons'
import { DataTable } from '../../../ui/table/DataTable'
import { ActiveFilters } from './ActiveFilters'
import { FilterButton } from './FilterButton'
import { Legend } from './Legend'
import { NothingFound } from './NothingFound'
import { QuickChips } from './QuickChips'
import type { ListAddress } from './useListAddress'
import { type ListRows, useShownRows } from './useShownRows'
import styles from './VehicleList.module.css'

export interface VehicleListProps<Row extends object, Section extends ListSection>
  extends ListRows<Row, Section> {
  address: ListAddress<Section>
  sections: Sections<Section>
  /** The section whose chips stand in the open. */
  quick: Section
  /** A dealer's newest value goes first (docs/rules.md DI-15). */
  newestFirst?: boolean
  label: string
  searchLabel: string
  placeholder: string
  /** What the search looks through, in a sentence. */
  searchHint: string
  /** The list's own button, such as to add to it. */
  action?: ReactNode
  /** A choice above everything, such as of a lot, and the figures below it. */
  choice?: ReactNode
  summary?: ReactNode
}

const rowId = ({ id }: { id: string }) => id
const rowTo = ({ id }: { id: string }) => `/1/detail/${id}`
const NONE: never[] = []

/** A list of vehicles: search, filter, order; each row opens its vehicle. */
export function VehicleList<Row extends { id: string }, Section extends ListSection>(
  props: VehicleListProps<Row, Section>,
) {
  const { t } = useLingui()
  const { address, sections, quick, rows, columns, valuesOf, newestFirst = false } = props
  const shown = useShownRows(props, address)
  const all = rows ?? NONE
  const filter = { filter: address.filter, setFilter: address.setFilter, sections, newestFirst }
  const showing = shown && <Showing shown={shown.length} all={all.length} />
  return (
    <>
      <div className={cx(styles.tools, props.summary !== undefined && styles.summarized)}>
        {props.choice && <div className={styles.choice}>{props.choice}</div>}
        <div className={styles.search}>
          <SearchField
            label={props.searchLabel}
            clearLabel={t`Clear the search box`}
            placeholder={props.placeholder}
            value={address.text}
            maxLength={MAX_QUERY_LENGTH}
            onChange={address.setText}
          />
        </div>
        {props.summary && <div className={styles.summary}>{props.summary}</div>}
        <div className={styles.filter}>
          <FilterButton {...filter} rows={all} valuesOf={valuesOf} showing={showing} />
        </div>
        {props.action && <div className={styles.action}>{props.action}</div>}
        <div className={styles.line}>
          <QuickChips {...filter} section={quick} rows={all} valuesOf={valuesOf} />
          <div className={styles.count}>
            <p role="status">{showing}</p>
            <Legend />
          </div>
        </div>
      </div>
      <ActiveFilters {...filter} quick={quick} />
      <DataTable
        label={props.label}
        columns={columns}
        rows={shown}
        rowId={rowId}
        rowTo={rowTo}
        sort={address.sort}
        onSort={address.setSort}
        ordered
        empty={
          all.length === 0 ? (
            <EmptyState icon={ICONS.car} title={t`No vehicles here yet`} />
          ) : (
            <NothingFound
              filtered={address.filter.filtering}
              hint={props.searchHint}
              onClear={address.clear}
            />
          )
        }
      />
    </>
  )
}

function Showing({ shown, all }: { shown: number; all: number }) {
  return (
    <Trans>
      Showing {shown} of {all}
    </Trans>
  )
}
