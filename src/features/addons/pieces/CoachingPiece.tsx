import { useLingui } from '@lingui/react/macro'
import { valueOr } from '#domain/base/live'
import type { DrivenVehicle } from '#domain/vehicle/vehicle'
import { useCapabilities } from '../../../state/capabilities'
import styles from './CoachingPiece.module.css'
import { DashScore } from './DashScore'
import { Piece } from './Piece'
import { useCoachedTrip } from './useCoachedTrip'
import { useTipText } from './useTipText'

/** The dashboard of the vehicle after a real trip: its score and the matching tip. */
export function CoachingPiece({ vehicle }: { vehicle: DrivenVehicle | null }) {
  const { t } = useLingui()
  const { trips, tripHistory } = useCapabilities()
  const newest = valueOr(useCoachedTrip(vehicle), null)
  // A plan without trips shows the tip, but not the trip.
  const trip = trips && tripHistory ? newest : null
  const textOf = useTipText()
  const text = trip && textOf(trip)
  return (
    <Piece place="dash" drawing={<DashDrawing />}>
      {trip && text ? (
        <>
          <DashScore score={trip.score} />
          <span className={styles.text}>
            <span className={styles.quiet}>{vehicle?.driverName ?? t`This trip`}</span>
            <span className={styles.tip}>{text.tip}</span>
            <span className={styles.quiet}>{text.reason}</span>
          </span>
        </>
      ) : (
        <span className={styles.text}>
          <span className={styles.tip}>{t`Ease into stops`}</span>
        </span>
      )}
    </Piece>
  )
}

function DashDrawing() {
  return (
    <>
      <path className={styles.dash} d="M0 150V104Q60 84 141 84T282 104V150Z" />
      <path className={styles.wheel} d="M-22 160A62 62 0 0 1 86 142" />
    </>
  )
}
