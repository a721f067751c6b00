import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { mapLive } from '#domain/base/live'
import { type CameraState, cameraState } from '#domain/performance/cameraState'
import { CAMERA_SECTIONS, type CameraSection } from '#domain/performance/camerasSearch'
import type { SelectedFleet } from '../../../state/fleet'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { ICONS } from '../../../ui/icons/icons'
import { ColumnChooser } from '../../../widgets/list/ColumnChooser'
import { ListGate } from '../../../widgets/list/ListGate'
import { ListTable } from '../../../widgets/list/ListTable'
import { QuickChips } from '../../../widgets/list/QuickChips'
import { SearchBox } from '../../../widgets/list/SearchBox'
import { Showing } from '../../../widgets/list/Showing'
import { useList } from '../../../widgets/list/useList'
import { type AddressedList, useListAddress } from '../../../widgets/list/useListAddress'
import styles from '../SafetyList.module.css'
import { CAMERA_LOOKS } from './cameraLooks'
import { useCameraColumns } from './useCameraColumns'
import { type CameraRow, useCameraRows } from './useCameraRows'

export interface CameraListProps extends AddressedList<CameraSection> {
  fleet: SelectedFleet
}

const FIRST_SORT = { column: 'vehicle', descending: false }
const rowId = ({ id }: CameraRow) => id
const rowTo = ({ id }: CameraRow) => `/1/detail/${id}`
const textOf = ({ text }: CameraRow) => text
/** A vehicle counts once, so that the chips add up to all. */
const valuesOf = ({ camera }: CameraRow) => [cameraState(camera)]

/** Every vehicle with a camera, lens by lens. */
export function CameraList({ fleet, search, onSearch }: CameraListProps) {
  const { t, i18n } = useLingui()
  const rows = useCameraRows(fleet)
  const live = useMemo(() => mapLive(rows, ({ cameras }) => cameras), [rows])
  const columns = useCameraColumns()
  const address = useListAddress<CameraSection>(
    { search: { ...search, filter: undefined }, onSearch },
    { sections: CAMERA_SECTIONS, columns, firstSort: FIRST_SORT },
  )
  const list = useList<CameraRow, CameraSection>({
    live,
    address,
    sections: CAMERA_SECTIONS,
    columns,
    valuesOf,
    textOf,
    tieBreakerBy: 'vehicle',
  })
  const words = {
    section: () => t`Camera status`,
    value: (_: CameraSection, value: string) => i18n._(CAMERA_LOOKS[value as CameraState].label),
  }
  const { filter, setFilter } = address
  return (
    <ListGate live={live}>
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchBox
            label={t`Search cameras`}
            placeholder={t`Name, plate, VIN, or driver`}
            text={address.text}
            setText={address.setText}
          />
        </div>
        <div className={styles.count}>
          <p role="status">
            {list.all && list.shown && <Showing shown={list.shown.length} all={list.all.length} />}
          </p>
          <ColumnChooser list={list} />
        </div>
      </div>
      <QuickChips
        section="camera"
        words={words}
        filter={filter}
        setFilter={setFilter}
        optionsOf={list.optionsOf}
        count={list.all?.length ?? 0}
      />
      <ListTable
        list={list}
        label={t`Cameras by vehicle`}
        rowId={rowId}
        rowTo={rowTo}
        empty={<EmptyState icon={ICONS.camera} title={t`No vehicle of this fleet has a camera`} />}
      />
    </ListGate>
  )
}
