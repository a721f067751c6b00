import { useLingui } from '@lingui/react/macro'
import { valueOr } from '#domain/base/live'
import type { CameraEvent } from '#domain/trips/cameraEvent'
import type { DrivenVehicle } from '#domain/vehicle/vehicle'
import { useCameraEvents } from '../../../data/queries/trips'
import { useCapabilities } from '../../../state/capabilities'
import { cx } from '../../../ui/cx'
import { CLIP_KINDS } from '../../../widgets/trips/score/dotLook'
import { AddOnPreview } from './AddOnPreview'
import styles from './CameraPreview.module.css'

const NO_EVENTS: CameraEvent[] = []

/** Both views with a marked moment, and the newest camera event of the fleet. */
export function CameraPreview({ vehicles }: { vehicles: readonly DrivenVehicle[] }) {
  const { t, i18n } = useLingui()
  const { tripHistory } = useCapabilities()
  const [event] = valueOr(useCameraEvents(), NO_EVENTS)
  const vehicle = vehicles.find(({ id }) => id === event?.vehicleId)
  const shown = tripHistory && event && vehicle ? { event, vehicle } : null
  return (
    <AddOnPreview place="whole" drawing={<ViewsDrawing low={!shown} />}>
      <span className={cx(styles.road, !shown && styles.low)}>{t`Road`}</span>
      <span className={cx(styles.driver, !shown && styles.low)}>{t`Driver`}</span>
      {shown && (
        <span className={styles.event}>
          {shown.vehicle.label} · {i18n._(CLIP_KINDS[shown.event.kind])}
        </span>
      )}
    </AddOnPreview>
  )
}

/** Without a line of text below it the drawing is in the middle of the frame. */
function ViewsDrawing({ low }: { low: boolean }) {
  return (
    <g transform={`translate(0 ${low ? 2 : -8})`}>
      <svg
        aria-hidden="true"
        x="14"
        y="17"
        width="124"
        height="80"
        viewBox="16 18 122 88"
        preserveAspectRatio="xMidYMid slice"
      >
        <path className={styles.sky} d="M16 18H138V62H16Z" />
        <path className={styles.hills} d="M16 62L44 48L66 58L96 44L138 62Z" />
        <path className={styles.land} d="M16 60H138V106H16Z" />
        <path className={styles.asphalt} d="M72 60H82L126 106H28Z" />
        <path className={styles.marks} d="M77 64V70M77 76V85M77 92V104" />
        <rect className={styles.white} x="84" y="60" width="22" height="16" rx="4" />
        <path className={styles.window} d="M87 66H103" />
        <path className={styles.brakes} d="M86 73H90M100 73H104" />
      </svg>
      <svg
        aria-hidden="true"
        x="144"
        y="17"
        width="124"
        height="80"
        viewBox="144 18 122 88"
        preserveAspectRatio="xMidYMid slice"
      >
        <rect className={styles.cabin} x="144" y="18" width="122" height="88" />
        <path className={styles.side} d="M214 18H266V70L240 74Z" />
        <g transform="translate(26 4)">
          <path className={styles.shirt} d="M166 106Q168 78 196 76H206Q232 78 234 106Z" />
          <path className={styles.neck} d="M191 66H211V80Q201 88 191 80Z" />
          <ellipse className={styles.face} cx="201" cy="54" rx="16" ry="19" />
          <path
            className={styles.hair}
            d="M184 52Q182 32 201 32Q220 32 218 52Q214 42 201 42Q188 42 184 52Z"
          />
          <path className={styles.belt} d="M222 82L184 106" />
        </g>
      </svg>
      <path className={styles.track} d="M16 107H266" />
      <path className={styles.played} d="M16 107H141" />
      <rect className={styles.moment} x="137" y="100" width="8" height="14" rx="3" />
    </g>
  )
}
