import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, useMemo } from 'react'
import { type Live, valueOr } from '#domain/base/live'
import type { Section } from '#domain/base/section'
import {
  BEHAVIOR_GROUPS,
  type BehaviorGroup,
  type BehaviorRow,
  type BehaviorTable,
  groupOf,
  MOST_ROWS,
} from '#domain/behavior/behavior'
import { MAIN_COLUMNS } from '#domain/behavior/behaviorColumns'
import type { WindowDays } from '#domain/vehicle/score'
import { SCREEN_TITLES } from '../../i18n/titles'
import { useFormats } from '../../i18n/useFormats'
import { SegmentedControl } from '../../ui/fields/SegmentedControl'
import { Icon } from '../../ui/icons/Icon'
import { ICONS } from '../../ui/icons/icons'
import { PeriodChoice } from '../../widgets/choice/PeriodChoice'
import { ColumnChooser } from '../../widgets/list/ColumnChooser'
import { ListGate } from '../../widgets/list/ListGate'
import { ListTable } from '../../widgets/list/ListTable'
import { PLAIN_LIST } from '../../widgets/list/plainList'
import { ResultCount } from '../../widgets/list/ResultCount'
import { useList } from '../../widgets/list/useList'
import { type AddressedList, useListAddress } from '../../widgets/list/useListAddress'
import styles from './BehaviorFrame.module.css'
import { TableLinks } from './TableLinks'
import { useBehaviorColumns } from './useBehaviorColumns'

export interface BehaviorFrameProps extends AddressedList<never> {
  table: BehaviorTable
  mode: Section
  /** One row for each vehicle. */
  live: Live<readonly BehaviorRow[]>
  window: WindowDays
  onWindow: (window: WindowDays) => void
  /** Null for all of them. */
  group: BehaviorGroup | null
  onGroup: (group: BehaviorGroup | null) => void
}

const rowId = (row: BehaviorRow) => row.vehicle.id

/** A vehicle that cannot be opened has no address: its row looks and acts like plain text. */
function rowTo({ vehicle }: BehaviorRow): string | undefined {
  return vehicle.details.clickable ? `/1/detail/${vehicle.id}` : undefined
}

/** A behavior table with its links to the other tables and its choices of days and vehicles. */
export function BehaviorFrame({
  table,
  mode,
  live,
  window,
  onWindow,
  group,
  onGroup,
  ...addressed
}: BehaviorFrameProps) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const { system } = useFormats()
  const rows = valueOr(live, null)
  // The choice changes at once, the rows follow.
  const shownGroup = useDeferredValue(group)
  const ofGroup = useMemo(
    () => rows?.filter((row) => shownGroup === null || groupOf(row) === shownGroup) ?? null,
    [rows, shownGroup],
  )
  const columns = useBehaviorColumns(table, mode, ofGroup)
  // The highest value is first; of an economy the best is, which is the lowest in liters per 100 km.
  const firstSort = useMemo(
    () => ({ column: MAIN_COLUMNS[table], descending: table !== 'efficiency' || system === 'imperial' }),
    [table, system],
  )
  const list = useList<BehaviorRow, never>({
    live,
    address: useListAddress(addressed, { sections: PLAIN_LIST.sections, columns, firstSort }),
    columns,
    ...PLAIN_LIST,
    tieBreakerBy: 'vehicle.label',
    narrow: useMemo(
      () => (shownGroup === null ? undefined : (row: BehaviorRow) => groupOf(row) === shownGroup),
      [shownGroup],
    ),
  })
  const shown = useMemo(() => list.shown?.slice(0, MOST_ROWS) ?? null, [list.shown])
  const all = ofGroup?.length ?? 0
  return (
    <>
      <div className={styles.line}>
        <Link to="/home" search={{ days: `${window}` }} className={styles.back}>
          <Icon path={ICONS.chevronLeft} />
          {_(SCREEN_TITLES.home)}
        </Link>
        <div className={styles.count}>
          <p role="status" className={styles.fact}>
            {shown && <ResultCount shown={shown.length} all={all} isFirst={shown.length < all} />}
          </p>
          <ColumnChooser list={list} />
        </div>
        <PeriodChoice days={window} onDays={onWindow} />
      </div>
      <div className={styles.line}>
        <TableLinks table={table} window={window} group={group} />
        <GroupChoice rows={rows} group={group} onGroup={onGroup} />
      </div>
      <ListGate live={live}>
        <ListTable list={{ ...list, shown }} label={t`Driver behavior`} rowId={rowId} rowTo={rowTo} />
        <p className={styles.fact}>{t`Full days through yesterday, compared with the previous period`}</p>
      </ListGate>
    </>
  )
}

const LABELS: Record<BehaviorGroup | 'all', MessageDescriptor> = {
  all: msg({ context: 'vehicles', message: 'All' }),
  gas: msg({ context: 'vehicles', message: 'Gas' }),
  electric: msg({ context: 'vehicles', message: 'Electric' }),
  notDriven: msg({ context: 'vehicles', message: 'Not driven' }),
}

interface GroupChoiceProps {
  /** Null while loading. */
  rows: readonly BehaviorRow[] | null
  group: BehaviorGroup | null
  onGroup: (group: BehaviorGroup | null) => void
}

/** The vehicles that a table lists, with their number; the three groups add up to all. */
function GroupChoice({ rows, group, onGroup }: GroupChoiceProps) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const { whole } = useFormats()
  const countOf = (id: BehaviorGroup | 'all') =>
    rows?.filter((row) => id === 'all' || groupOf(row) === id).length
  return (
    <SegmentedControl
      label={t`Vehicles`}
      segments={(['all', ...BEHAVIOR_GROUPS] as const).map((id) => {
        const count = countOf(id)
        return { id, label: count === undefined ? _(LABELS[id]) : `${_(LABELS[id])} ${whole(count)}` }
      })}
      value={group ?? 'all'}
      onChange={(id) => onGroup(id === 'all' ? null : id)}
    />
  )
}
