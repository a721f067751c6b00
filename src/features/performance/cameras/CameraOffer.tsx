import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type Ref, useMemo } from 'react'
import { joinLive, mapLive, valueOr } from '#domain/base/live'
import { CAMERA_EVENT_KINDS } from '#domain/trips/cameraEvent'
import { filterByFleet } from '#domain/vehicle/vehicle'
import { useCameraEvents } from '../../../data/queries/trips'
import { useVehicles } from '../../../data/queries/vehicles'
import { useFormats } from '../../../i18n/useFormats'
import type { SelectedFleet } from '../../../state/fleet'
import { LinkButton } from '../../../ui/controls/LinkButton'
import { cx } from '../../../ui/cx'
import { cardClass } from '../../../ui/display/cardClass'
import { StatTile } from '../../../ui/display/StatTile'
import { Gate } from '../../../ui/feedback/Gate'
import { WatchClip } from '../../../widgets/trips/clip/WatchClip'
import { CLIP_KINDS } from '../../../widgets/trips/score/dotLook'
import styles from './CameraOffer.module.css'

export interface CameraOfferProps {
  fleet: SelectedFleet
  ref: Ref<HTMLElement>
}

/** Replaces the statuses while the account has no dual camera: what they would show, and a link to add it. */
export function CameraOffer({ fleet, ref }: CameraOfferProps) {
  const { t, i18n } = useLingui()
  const { whole } = useFormats()
  const vehicles = useVehicles()
  const events = useCameraEvents()
  const live = useMemo(
    () =>
      mapLive(joinLive({ vehicles, events }), (stored) => {
        const equipped = new Set(
          filterByFleet(stored.vehicles, fleet)
            .filter(({ details }) => details.camera !== null)
            .map(({ id }) => id),
        )
        const seen = stored.events.filter(({ vehicleId }) => equipped.has(vehicleId))
        return {
          equipped: equipped.size,
          newest: seen[0] ?? null,
          kinds: CAMERA_EVENT_KINDS.map((kind) => ({
            kind,
            count: seen.filter((event) => event.kind === kind).length,
          })),
        }
      }),
    [vehicles, events, fleet],
  )
  const newest = valueOr(live, null)?.newest
  return (
    <section ref={ref} className={cardClass(styles.offer)}>
      <div className={cx(styles.top, newest ? styles.beside : undefined)}>
        {newest && (
          <div className={styles.clip}>
            <WatchClip event={newest} onClose={null} />
          </div>
        )}
        <div className={styles.words}>
          <h2 className={styles.title}>{t`Add the dual camera to see what happened`}</h2>
          <p className={styles.text}>
            {t`See how each camera is doing, facing the road and the driver, and when it was last seen. Watch the clips and mark them as reviewed, coached, or recognized.`}
          </p>
          <LinkButton kind="primary" to="/8/detail/camera">
            {t`Add the dual camera`}
          </LinkButton>
        </div>
      </div>
      <Gate live={live}>
        {({ equipped, kinds }) =>
          equipped > 0 && (
            <div className={styles.preview}>
              <p className={styles.lead}>
                {plural(equipped, {
                  one: '# vehicle already has a camera. In the last 7 days, it recorded:',
                  other: '# vehicles already have a camera. In the last 7 days, they recorded:',
                })}
              </p>
              <div className={styles.tiles}>
                {kinds.map(({ kind, count }) => (
                  <StatTile key={kind} label={i18n._(CLIP_KINDS[kind])} value={whole(count)} hero />
                ))}
              </div>
            </div>
          )
        }
      </Gate>
    </section>
  )
}
