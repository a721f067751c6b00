import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import type { Live } from '#domain/base/live'
import { BLOCK_SECTIONS, type BlockSection } from '#domain/performance/driveBlockSearch'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { ICONS } from '../../../ui/icons/icons'
import { ActiveFilters } from '../../../widgets/list/ActiveFilters'
import { ColumnChooser } from '../../../widgets/list/ColumnChooser'
import { FilterButton } from '../../../widgets/list/FilterButton'
import { ListGate } from '../../../widgets/list/ListGate'
import { ListTable } from '../../../widgets/list/ListTable'
import { QuickChips } from '../../../widgets/list/QuickChips'
import { SearchBox } from '../../../widgets/list/SearchBox'
import { Showing } from '../../../widgets/list/Showing'
import { useList } from '../../../widgets/list/useList'
import { type AddressedList, useListAddress } from '../../../widgets/list/useListAddress'
import { useSignedInPermissions } from '../../../widgets/people/useSignedInPermissions'
import { DriveBlockDialog } from '../../../widgets/vehicle/driveBlock/DriveBlockDialog'
import { useDriveBlock } from '../../../widgets/vehicle/driveBlock/useDriveBlock'
import listStyles from '../SafetyList.module.css'
import { BLOCK_LOOKS, type BlockStanding, NOW_LABELS } from './blockLabels'
import { type BlockRow, blockValues } from './blockRow'
import { useBlockColumns } from './useBlockColumns'

export interface BlockListProps extends AddressedList<BlockSection> {
  /** A row a vehicle. */
  live: Live<readonly BlockRow[]>
  placeholder: string
}

const FIRST_SORT = { column: 'block', descending: false }
const rowId = ({ id }: BlockRow) => id
const rowTo = ({ id }: BlockRow) => `/1/detail/${id}`
const textOf = ({ text }: BlockRow) => text

/** Vehicles with their drive blocks and the switch of each. */
export function BlockList({ live, placeholder, ...addressed }: BlockListProps) {
  const { t } = useLingui()
  const { i18n } = useCatalog()
  const { blocksDriving } = useSignedInPermissions()
  const { ask, dialog } = useDriveBlock()
  const onSwitch = useCallback(
    ({ id, label, isBlocked, isIgnitionOn }: BlockRow) =>
      ask({ id, label, on: !isBlocked, isIgnitionOn: isIgnitionOn === true }),
    [ask],
  )
  const columns = useBlockColumns(blocksDriving ? onSwitch : null)
  const address = useListAddress<BlockSection>(
    { ...addressed, search: { ...addressed.search, filter: undefined } },
    { sections: BLOCK_SECTIONS, columns, firstSort: FIRST_SORT },
  )
  const list = useList<BlockRow, BlockSection>({
    live,
    address,
    sections: BLOCK_SECTIONS,
    columns,
    valuesOf: blockValues,
    textOf,
    tieBreakerBy: 'vehicle',
  })
  const words = {
    section: (section: BlockSection) => (section === 'block' ? t`Drive block` : t`Right now`),
    value: (section: BlockSection, value: string) => {
      const label =
        (section === 'block' ? BLOCK_LOOKS[value as BlockStanding] : undefined)?.label ?? NOW_LABELS[value]
      return label ? i18n._(label) : value
    },
  }
  const { filter, setFilter } = address
  const parts = { sections: BLOCK_SECTIONS, words, filter, setFilter, optionsOf: list.optionsOf }
  const showing = list.all && list.shown && <Showing shown={list.shown.length} all={list.all.length} />
  return (
    <>
      <ListGate live={live}>
        <div className={listStyles.tools}>
          <div className={listStyles.search}>
            <SearchBox
              label={t`Search vehicles`}
              placeholder={placeholder}
              text={address.text}
              setText={address.setText}
            />
          </div>
          <FilterButton {...parts} opens="popover" showing={showing} />
          <div className={listStyles.count}>
            <p role="status">{showing}</p>
            <ColumnChooser list={list} />
          </div>
        </div>
        <QuickChips {...parts} section="block" count={list.all?.length ?? 0} />
        <ActiveFilters {...parts} quick="block" />
        <ListTable
          list={list}
          label={t`Drive block by vehicle`}
          rowId={rowId}
          rowTo={rowTo}
          empty={<EmptyState icon={ICONS.car} title={t`No vehicles here yet`} />}
        />
      </ListGate>
      <DriveBlockDialog {...dialog} />
    </>
  )
}
