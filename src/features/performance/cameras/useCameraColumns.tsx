import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { CAMERA_FACINGS, CAMERA_STATUSES } from '#domain/vehicle/camera'
import { useFormats } from '../../../i18n/FormatsProvider'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import type { DataColumn } from '../../../ui/table/dataColumns'
import { NameCell } from '../../../widgets/vehicle/NameCell'
import styles from './Cameras.module.css'
import { CAMERA_LOOKS, LENS_LABELS } from './cameraLooks'
import type { CameraRow } from './useCameraRows'

/** Columns of the list of cameras. */
export function useCameraColumns(): readonly DataColumn<CameraRow>[] {
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
          // The gravest first, what is not fitted yet last.
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
