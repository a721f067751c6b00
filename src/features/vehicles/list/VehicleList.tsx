import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ListSection } from '#domain/lists/listSearch'
import type { Sections } from '#domain/lists/sections'
import { cx } from '../../../ui/cx'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { ICONS } from '../../../ui/icons/icons'
import { ActiveFilters } from '../../../widgets/list/ActiveFilters'
import { ColumnChooser } from '../../../widgets/list/ColumnChooser'
import { FilterButton } from '../../../widgets/list/FilterButton'
import { ListGate } from '../../../widgets/list/ListGate'
import { ListTable } from '../../../widgets/list/ListTable'
import { QuickChips } from '../../../widgets/list/QuickChips'
import { ResultCount } from '../../../widgets/list/ResultCount'
import { SearchBox } from '../../../widgets/list/SearchBox'
import type { List } from '../../../widgets/list/useList'
import { useSectionLabels } from './filterLabels'
import { Legend } from './Legend'
import styles from './VehicleList.module.css'

export interface VehicleListProps<Row, Section extends ListSection> {
  list: List<Row, Section>
  sections: Sections<Section>
  /** The section whose chips are always visible. */
  quick: Section
  /** A dealer's newest value goes first (docs/rules.md DI-15). */
  newestFirst?: boolean
  label: string
  searchLabel: string
  placeholder: string
  /** A sentence on what the search covers. */
  searchHint: string
  /** A button of the list, such as to add to it. */
  action?: ReactNode
  /** A choice above the list, such as of a lot, and the figures below it. */
  choice?: ReactNode
  summary?: ReactNode
}

const rowId = ({ id }: { id: string }) => id
const rowTo = ({ id }: { id: string }) => `/1/detail/${id}`

/** A list of vehicles: search, filter, order; each row opens its vehicle. */
export function VehicleList<Row extends { id: string }, Section extends ListSection>(
  props: VehicleListProps<Row, Section>,
) {
  const { t } = useLingui()
  const { list, sections, quick, newestFirst = false } = props
  const { address, all, shown, optionsOf } = list
  const words = useSectionLabels()
  const { filter, setFilter } = address
  const parts = { sections, words, filter, setFilter, newestFirst, optionsOf }
  const showing = all && shown && <ResultCount shown={shown.length} all={all.length} />
  return (
    <ListGate live={list.live}>
      <div className={cx(styles.tools, props.summary !== undefined && styles.summarized)}>
        {props.choice && <div className={styles.choice}>{props.choice}</div>}
        <div className={styles.search}>
          <SearchBox
            label={props.searchLabel}
            placeholder={props.placeholder}
            text={address.text}
            setText={address.setText}
          />
        </div>
        {props.summary && <div className={styles.summary}>{props.summary}</div>}
        <div className={styles.filter}>
          <FilterButton
            {...parts}
            opens="sheet"
            switching={{ label: t`Filter the list` }}
            showing={showing}
          />
        </div>
        {props.action && <div className={styles.action}>{props.action}</div>}
        <div className={styles.line}>
          <QuickChips {...parts} section={quick} count={all?.length ?? 0} />
          <div className={styles.count}>
            <p role="status">{showing}</p>
            <Legend />
            <ColumnChooser list={list} />
          </div>
        </div>
      </div>
      <ActiveFilters {...parts} quick={quick} />
      <ListTable
        list={list}
        label={props.label}
        rowId={rowId}
        rowTo={rowTo}
        empty={<EmptyState icon={ICONS.car} title={t`No vehicles here yet`} />}
        searchHint={props.searchHint}
      />
    </ListGate>
  )
}
