import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { tipOfTrip } from '#domain/account/coachingTips'
import { type Live, mapLive, valueOr } from '#domain/base/live'
import { FIXED_SPEED_MPH, type Trip } from '#domain/trips/trip'
import type { DeductionKind } from '#domain/vehicle/score'
import type { DrivenVehicle } from '#domain/vehicle/vehicle'
import { useTripsOfVehicle } from '../../../data/queries/trips'
import { useFormats } from '../../../i18n/useFormats'
import { useCapabilities } from '../../../state/capabilities'
import { AddOnPreview } from './AddOnPreview'
import styles from './CoachingPreview.module.css'
import { DashScore } from './DashScore'

/** The dashboard of the vehicle after a real trip: its score and the matching tip. */
export function CoachingPreview({ vehicle }: { vehicle: DrivenVehicle | null }) {
  const { t } = useLingui()
  const { trips, tripHistory } = useCapabilities()
  const newest = valueOr(useCoachedTrip(vehicle), null)
  // A plan without trips shows the tip, but not the trip.
  const trip = trips && tripHistory ? newest : null
  const textOf = useTipText()
  const text = trip && textOf(trip)
  return (
    <AddOnPreview place="dash" drawing={<DashDrawing />}>
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
    </AddOnPreview>
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

/** The newest trip of a vehicle's driver with a tip, otherwise the newest; null without any. */
function useCoachedTrip(vehicle: DrivenVehicle | null): Live<Trip | null> {
  const trips = useTripsOfVehicle(vehicle?.id ?? '')
  const driverId = vehicle?.driverId
  return useMemo(
    () =>
      mapLive(trips, (all) => {
        const own = all.filter((trip) => trip.driverId === driverId)
        return own.find((trip) => tipOfTrip(trip) !== null) ?? own[0] ?? null
      }),
    [trips, driverId],
  )
}

/** Message in the vehicle at the end of a trip. */
interface TipText {
  /** What to do. */
  tip: string
  /** The reason for the tip. */
  reason: string
}

/** The tip of a trip as text. */
function useTipText(): (trip: Trip) => TipText {
  const { t } = useLingui()
  const fast = useFormats().alertSpeed(FIXED_SPEED_MPH).text
  return (trip) => {
    const kind = tipOfTrip(trip)
    if (kind === null) return { tip: t`Nicely driven`, reason: t`No points lost on this trip` }
    const times = trip[kind]?.times ?? 0
    const texts: Record<DeductionKind, TipText> = {
      hardBraking: {
        tip: t`Ease into stops`,
        reason: t`${plural(times, { one: '# hard brake on this trip', other: '# hard brakes on this trip' })}`,
      },
      hardAcceleration: {
        tip: t`Pull away gently`,
        reason: t`${plural(times, { one: '# hard start on this trip', other: '# hard starts on this trip' })}`,
      },
      roadSpeeding: {
        tip: t`Watch the posted limit`,
        reason: t`${plural(times, { one: 'Over the limit # time', other: 'Over the limit # times' })}`,
      },
      speedOver80: {
        tip: t`Slow down on the highway`,
        reason: t`${plural(times, { one: `Over ${fast} # time`, other: `Over ${fast} # times` })}`,
      },
    }
    return texts[kind]
  }
}
