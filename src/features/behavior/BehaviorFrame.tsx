import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { BehaviorRow, BehaviorTable } from '../../domain/behavior/behavior'
import { type Live, mapLive, valueOr } from '../../domain/kiosk/live'
import { WINDOWS, type WindowDays } from '../../domain/trips/score'
import { useFormats } from '../../i18n/FormatsProvider'
import { SCREEN_TITLES } from '../../i18n/titles'
import { SegmentedControl } from '../../ui/fields/SegmentedControl'
import { Icon } from '../../ui/icons/Icon'
import { ICONS } from '../../ui/icons/icons'
import { ColumnChooser } from '../../widgets/list/ColumnChooser'
import { ListGate } from '../../widgets/list/ListGate'
import { ListTable } from '../../widgets/list/ListTable'
import { NO_SECTIONS, noText, noValues } from '../../widgets/list/plainList'
import { Showing } from '../../widgets/list/Showing'
import { useList } from '../../widgets/list/useList'
import { type AddressedList, useListAddress } from '../../widgets/list/useListAddress'
import styles from './BehaviorFrame.module.css'
import { TableLinks } from './TableLinks'
import { useBehaviorColumns } from './useBehaviorColumns'

/** The rows of a table, and how many vehicles there are, listed or not. */
export interface BehaviorList {
  rows: readonly BehaviorRow[]
  all: number
}

export interface BehaviorFrameProps extends AddressedList<never> {
  table: BehaviorTable
  mode: 'dealer' | 'fleet'
  live: Live<BehaviorList>
  window: WindowDays
  onWindow: (window: WindowDays) => void
}

const rowId = (row: BehaviorRow) => row.vehicle.id

/** A vehicle that is not to be opened has no address, and its row looks and acts like plain text. */
function rowTo({ vehicle }: BehaviorRow): string | undefined {
  return vehicle.details.clickable ? `/1/detail/${vehicle.id}` : undefined
}

/** Where one is among the tables, over which days, and the table. */
export function BehaviorFrame({ table, mode, live, window, onWindow, ...addressed }: BehaviorFrameProps) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const { whole } = useFormats()
  const columns = useBehaviorColumns(table, mode)
  const list = useList<BehaviorRow, never>({
    live: useMemo(() => mapLive(live, ({ rows }) => rows), [live]),
    address: useListAddress(addressed, { sections: NO_SECTIONS, columns, firstSort: null }),
    sections: NO_SECTIONS,
    columns,
    valuesOf: noValues,
    textOf: noText,
  })
  const all = valueOr(live, null)?.all ?? 0
  return (
    <>
      <div className={styles.line}>
        <Link to="/home" search={{ days: `${window}` }} className={styles.back}>
          <Icon path={ICONS.chevronLeft} />
          {_(SCREEN_TITLES.home)}
        </Link>
        <SegmentedControl
          label={t`Period`}
          segments={WINDOWS.map((days) => ({ id: String(days), label: t`${whole(days)} days` }))}
          value={String(window)}
          onChange={(id) => onWindow(WINDOWS.find((days) => String(days) === id) ?? window)}
        />
      </div>
      <div className={styles.line}>
        <TableLinks table={table} window={window} />
        <div className={styles.count}>
          <p role="status" className={styles.fact}>
            {list.shown && <Showing shown={list.shown.length} all={all} isFirst={list.shown.length < all} />}
          </p>
          <ColumnChooser list={list} />
        </div>
      </div>
      <ListGate live={live}>
        <ListTable list={list} label={t`Driver behavior`} rowId={rowId} rowTo={rowTo} />
        <p className={styles.fact}>{t`Full days through yesterday, compared with the previous period`}</p>
      </ListGate>
    </>
  )
}
