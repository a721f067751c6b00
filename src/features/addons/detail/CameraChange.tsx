import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { mapLive, valueOr } from '#domain/base/live'
import { CAMERA_EVENT_KINDS, type CameraEvent, type CameraEventKind } from '#domain/trips/cameraEvent'
import { useCameraEvents } from '../../../data/queries/trips'
import { Button } from '../../../ui/controls/Button'
import { Gate } from '../../../ui/feedback/Gate'
import { Icon } from '../../../ui/icons/Icon'
import { TRIP_ICONS } from '../../../ui/icons/tripIcons'
import { WatchClip } from '../../../widgets/trips/clip/WatchClip'
import { COUNT_LABELS } from '../../../widgets/trips/score/dotLook'
import type { AddOnChoice } from '../useEstimate'
import styles from './CameraChange.module.css'
import { ChangeTable } from './ChangeTable'

/** The lines of a trip's breakdown with camera counts. */
const COUNT_OF = {
  cellPhoneUse: { label: COUNT_LABELS.cellPhoneUse, icon: TRIP_ICONS.video },
  foodAndDrink: { label: COUNT_LABELS.foodAndDrink, icon: TRIP_ICONS.video },
  hardBrake: { label: COUNT_LABELS.cameraHardBrake, icon: TRIP_ICONS.brake },
  hardAcceleration: { label: COUNT_LABELS.cameraHardAcceleration, icon: TRIP_ICONS.acceleration },
} as const satisfies Record<CameraEventKind, unknown>

const NO_EVENTS: CameraEvent[] = []

/** Camera events of the chosen vehicles on the stored trips, with a clip. */
export function CameraChange({ choice: { active, open, chosen } }: { choice: AddOnChoice }) {
  const { t, i18n } = useLingui()
  const events = useCameraEvents()
  const [watching, setWatching] = useState(false)
  const counts = useMemo(() => {
    const now = active.map(({ id }) => id)
    const then = [...now, ...(chosen ?? open.map(({ id }) => id))]
    return mapLive(events, (all) =>
      CAMERA_EVENT_KINDS.map((kind) => {
        const seenBy = (vehicleIds: readonly string[]) =>
          all.filter((event) => event.kind === kind && vehicleIds.includes(event.vehicleId)).length
        return { kind, before: now.length > 0 ? seenBy(now) : null, after: seenBy(then) }
      }),
    )
  }, [events, active, open, chosen])
  const [sample] = valueOr(events, NO_EVENTS)
  return (
    <Gate live={counts}>
      {(rows) => (
        <div className={styles.change}>
          <ChangeTable
            title={t`Seen in the last 7 days`}
            before={t`Now`}
            after={t`With the camera`}
            rows={rows.map(({ kind, before, after }) => ({
              key: kind,
              icon: COUNT_OF[kind].icon,
              label: i18n._(COUNT_OF[kind].label),
              before,
              after,
            }))}
            note={t`Each trip counts them in its score breakdown. Vehicles without a camera have none yet.`}
          />
          {sample && (
            <div className={styles.watch}>
              <Button kind="plain" onClick={() => setWatching(true)}>
                <Icon path={TRIP_ICONS.play} />
                {t`Watch the newest clip`}
              </Button>
            </div>
          )}
          {sample && watching && <WatchClip event={sample} onClose={() => setWatching(false)} />}
        </div>
      )}
    </Gate>
  )
}
