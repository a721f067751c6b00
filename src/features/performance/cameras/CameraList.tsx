import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { mapLive } from '#domain/base/live'
import { type CameraState, cameraState } from '#domain/performance/cameraState'
import { CAMERA_SECTIONS, type CameraSection } from '#domain/performance/camerasSearch'
import { CAMERA_FACINGS, CAMERA_STATUSES } from '#domain/vehicle/camera'
import { useFormats } from '../../../i18n/useFormats'
import type { SelectedFleet } from '../../../state/fleet'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { ICONS } from '../../../ui/icons/icons'
import type { DataColumn } from '../../../ui/table/dataColumns'
import { ListGate } from '../../../widgets/list/ListGate'
import { ListTable } from '../../../widgets/list/ListTable'
import { useList } from '../../../widgets/list/useList'
import { type AddressedList, useListAddress } from '../../../widgets/list/useListAddress'
import { NameCell } from '../../../widgets/vehicle/NameCell'
import { SafetyTools } from '../SafetyTools'
import styles from './Cameras.module.css'
import { CAMERA_LOOKS, LENS_LABELS } from './cameraLooks'
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
  return (
    <ListGate live={live}>
      <SafetyTools
        list={list}
        sections={CAMERA_SECTIONS}
        words={words}
        label={t`Search cameras`}
        placeholder={t`Name, plate, VIN, or driver`}
        quick="camera"
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

function useCameraColumns(): readonly DataColumn<CameraRow>[] {
  const { t, i18n } = useLingui()
  const { whole, relative } = useFormats()
  return useMemo(
    () => [
      {
        id: 'vehicle',
        header: t`Vehicle`,
        width: 232,
        cell: (row) => <NameCell image={row.image} label={row.label} model={row.model} />,
        sortBy: ({ label }) => label,
      },
      ...CAMERA_FACINGS.map(
        (facing): DataColumn<CameraRow> => ({
          id: facing,
          header: i18n._(LENS_LABELS[facing]),
          width: 168,
          keep: true,
          cell: ({ camera }) => {
            const { label, tone, icon } = CAMERA_LOOKS[camera?.[facing] ?? 'notInstalled']
            return (
              <StatusLabel tone={tone} icon={icon}>
                {i18n._(label)}
              </StatusLabel>
            )
          },
          // The most severe first; cameras that are not installed yet last.
          sortBy: ({ camera }) => camera && -CAMERA_STATUSES.indexOf(camera[facing]),
        }),
      ),
      {
        id: 'seen',
        header: t`Last seen`,
        width: 132,
        highFirst: true,
        cell: ({ seen }) => seen && relative(seen),
        sortBy: ({ seen }) => seen?.getTime() ?? null,
      },
      {
        id: 'clips',
        header: t`Clips, 7 days`,
        width: 112,
        numeric: true,
        highFirst: true,
        cell: ({ clips }) => whole(clips),
        sortBy: ({ clips }) => clips,
        total: (rows) => whole(rows.reduce((sum, { clips }) => sum + clips, 0)),
      },
      {
        id: 'new',
        header: t`New clips`,
        width: 104,
        numeric: true,
        highFirst: true,
        cell: ({ newClips }) => whole(newClips),
        sortBy: ({ newClips }) => newClips,
        total: (rows) => whole(rows.reduce((sum, { newClips }) => sum + newClips, 0)),
      },
      {
        id: 'driver',
        header: t`Driver`,
        width: 140,
        cell: ({ driver }) => driver ?? <span className={styles.faint}>{t`Unassigned`}</span>,
        sortBy: ({ driver }) => driver,
      },
    ],
    [t, i18n, whole, relative],
  )
}
