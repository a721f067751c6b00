import { useLingui } from '@lingui/react/macro'
import { lazy, memo, Suspense, useMemo } from 'react'
import { sampleAt } from '#domain/trips/telemetry/telemetry'
import { ROAD_SPEEDING_MARGIN_MPH } from '#domain/trips/telemetry/thresholds'
import { toDistanceUnit } from '../../../i18n/units'
import { useFormats } from '../../../i18n/useFormats'
import type { ReplayClock } from './replayClock'
import styles from './TripChart.module.css'
import type { Drive } from './tripDrive'

export interface TripChartProps {
  /** Null until the path is loaded. */
  drive: Drive | null
  clock: ReplayClock
}

/** The chart library is loaded after the map, so that the trip does not wait for it. */
const SpeedChart = lazy(() =>
  import('../../../charts/SpeedChart').then((part) => ({ default: part.SpeedChart })),
)

const MINUTE = 60

/** The speed of a trip as a chart, and as a table for screen readers. */
export const TripChart = memo(function TripChart({ drive, clock }: TripChartProps) {
  const { t } = useLingui()
  const { system, speed, speedLimit, duration } = useFormats()
  const telemetry = drive?.telemetry
  const inUnit = useMemo(() => {
    const convert = (list: Float32Array) => list.map((mph) => toDistanceUnit(system, mph))
    return telemetry ? { speeds: convert(telemetry.speedMph), limits: convert(telemetry.limitMph) } : null
  }, [telemetry, system])
  if (!telemetry || !inUnit) return <div className={styles.wait} />
  const minutes = Array.from({ length: Math.floor(telemetry.seconds / MINUTE) + 1 }, (_, minute) => minute)
  return (
    <>
      <Suspense fallback={<div className={styles.wait} />}>
        <SpeedChart
          label={t`Speed during the trip, with the speed limit`}
          unit={speed(0).unit}
          {...inUnit}
          margin={toDistanceUnit(system, ROAD_SPEEDING_MARGIN_MPH)}
          second={clock.second}
          subscribe={clock.onTick}
          onSeek={clock.seek}
        />
      </Suspense>
      <div className="visually-hidden">
        <table>
          <caption>{t`Speed by minute`}</caption>
          <thead>
            <tr>
              <th scope="col">{t`Time elapsed`}</th>
              <th scope="col">{t`Speed`}</th>
              <th scope="col">{t`Limit`}</th>
            </tr>
          </thead>
          <tbody>
            {minutes.map((minute) => {
              const { speedMph, limitMph } = sampleAt(telemetry, minute * MINUTE)
              return (
                <tr key={minute}>
                  <td>{duration(minute)}</td>
                  <td>{speed(speedMph).text}</td>
                  <td>{speedLimit(limitMph).text}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </>
  )
})
