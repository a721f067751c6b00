import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import {
  type CameraEvent,
  type CameraEventKind,
  REVIEW_STATUSES,
  type ReviewStatus,
} from '#domain/trips/cameraEvent'
import { useFormats } from '../../../i18n/useFormats'
import { IconButton } from '../../../ui/controls/IconButton'
import { CheckboxField } from '../../../ui/fields/CheckboxField'
import { ICONS } from '../../../ui/icons/icons'
import { TRIP_ICONS } from '../../../ui/icons/tripIcons'
import { MenuButton } from '../../../ui/overlays/MenuButton'
import type { DataColumn } from '../../../ui/table/dataColumns'
import { CLIP_KINDS } from '../../../widgets/trips/score/dotLook'
import { EventMark } from '../../../widgets/trips/score/EventMark'
import styles from './Cameras.module.css'
import { LENS_LABELS, REVIEW_LOOKS } from './cameraLooks'
import type { ClipRow } from './useCameraRows'

const KIND_ICONS: Record<CameraEventKind, string> = {
  foodAndDrink: TRIP_ICONS.video,
  cellPhoneUse: TRIP_ICONS.video,
  hardBrake: TRIP_ICONS.brake,
  hardAcceleration: TRIP_ICONS.acceleration,
}

/** Marks clips, with undo. @returns whether it was stored */
export type Review = (ids: readonly string[], status: ReviewStatus) => Promise<boolean>

export interface ClipColumnActions {
  review: Review
  onWatch: (event: CameraEvent) => void
  ticked: readonly string[]
  setTicked: (ids: readonly string[]) => void
}

/** Columns of the list of clips, to select, watch and mark each one. */
export function useClipColumns(acts: ClipColumnActions): readonly DataColumn<ClipRow>[] {
  const { review, onWatch, ticked, setTicked } = acts
  const { t, i18n } = useLingui()
  const { dateTime } = useFormats()
  return useMemo(
    () => [
      {
        id: 'clip',
        header: t`Clip`,
        width: 268,
        cell: ({ id, event }) => (
          <CheckboxField
            checked={ticked.includes(id)}
            onChange={(on) => setTicked(on ? [...ticked, id] : ticked.filter((one) => one !== id))}
          >
            <span className={styles.clip}>
              <EventMark icon={KIND_ICONS[event.kind]} tone="med" small />
              <span className={styles.words}>
                {i18n._(CLIP_KINDS[event.kind])}
                <span className={styles.small}>{i18n._(LENS_LABELS[event.facing])}</span>
              </span>
            </span>
          </CheckboxField>
        ),
        sortBy: ({ event }) => i18n._(CLIP_KINDS[event.kind]),
      },
      {
        id: 'watch',
        header: t`Watch`,
        width: 72,
        keep: true,
        cell: ({ event, label }) => {
          const kind = i18n._(CLIP_KINDS[event.kind])
          return (
            <IconButton
              icon={TRIP_ICONS.play}
              label={t`Watch the clip: ${kind}, ${label}`}
              onClick={() => onWatch(event)}
            />
          )
        },
      },
      {
        id: 'review',
        header: t`Review`,
        width: 172,
        keep: true,
        cell: ({ id, event, label }) => {
          const look = REVIEW_LOOKS[event.status]
          return (
            <MenuButton
              label={t`Review of the clip, ${label}`}
              placement="bottom start"
              trigger={{
                kind: 'ghost',
                icon: look.icon,
                children: i18n._(look.label),
                arrow: ICONS.chevronDown,
              }}
              groups={[
                {
                  id: 'review',
                  label: t`Mark as`,
                  chosen: event.status,
                  entries: REVIEW_STATUSES.map((status) => ({
                    id: status,
                    label: i18n._(REVIEW_LOOKS[status].label),
                  })),
                  onAction: (chosen) => {
                    const status = REVIEW_STATUSES.find((one) => one === chosen)
                    if (status) void review([id], status)
                  },
                },
              ]}
            />
          )
        },
        sortBy: ({ event }) => REVIEW_STATUSES.indexOf(event.status),
      },
      {
        id: 'vehicle',
        header: t`Vehicle`,
        width: 132,
        cell: ({ label }) => label,
        sortBy: ({ label }) => label,
      },
      {
        id: 'driver',
        header: t`Driver`,
        width: 140,
        cell: ({ driver }) => driver,
        sortBy: ({ driver }) => driver,
      },
      {
        id: 'when',
        header: t`When`,
        width: 164,
        highFirst: true,
        cell: ({ at }) => dateTime(at),
        sortBy: ({ at }) => at.getTime(),
      },
    ],
    [t, i18n, dateTime, review, onWatch, ticked, setTicked],
  )
}
