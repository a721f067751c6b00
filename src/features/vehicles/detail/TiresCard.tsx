import { Trans, useLingui } from '@lingui/react/macro'
import { isFlat, lowTires, type Wheel } from '#domain/vehicle/lowReadings'
import type { TirePressure, VehicleImage } from '#domain/vehicle/vehicle'
import { TIRE_LABELS, WHEEL_LABELS } from '../../../i18n/labels'
import { useFormats } from '../../../i18n/useFormats'
import { useWaypoint } from '../../../state/waypoints'
import { Card } from '../../../ui/display/Card'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { ICONS } from '../../../ui/icons/icons'
import styles from './TiresCard.module.css'
import { TopView } from './TopView'

const WHEELS: readonly Wheel[] = ['frontLeft', 'frontRight', 'rearLeft', 'rearRight']

/** What a fleet vehicle and an inventory vehicle have in common here. */
interface VehicleWithTires {
  image: VehicleImage
  details: { tirePressure: TirePressure | null }
}

/** Four wheels around the vehicle seen from above, the low ones marked. */
export function TiresCard({ vehicle }: { vehicle: VehicleWithTires }) {
  const { t } = useLingui()
  const hint = useWaypoint('vehicle-detail', 2)
  const tires = vehicle.details.tirePressure
  return (
    <Card
      ref={tires ? hint : null}
      title={t`Tires`}
      className={styles.card}
      aside={tires && <Recommended tires={tires} />}
    >
      <div className={styles.grid}>
        <TopView
          image={vehicle.image}
          low={tires ? lowTires(tires).map((wheel) => ({ wheel, flat: isFlat(tires, wheel) })) : []}
          className={styles.car}
        />
        {WHEELS.map((wheel) => (
          <WheelReading key={wheel} wheel={wheel} tires={tires} />
        ))}
      </div>
      <p className={styles.note}>
        {tires ? (
          <Trans>Pressure is always shown in psi, as on the door-jamb label.</Trans>
        ) : (
          <Trans>This vehicle does not report tire pressure.</Trans>
        )}
      </p>
    </Card>
  )
}

function Recommended({ tires }: { tires: TirePressure }) {
  const front = tires.recommendedFront
  const rear = tires.recommendedRear
  return front === rear ? (
    <Trans>Recommended {front} psi</Trans>
  ) : (
    <Trans>
      Recommended {front} psi front, {rear} psi rear
    </Trans>
  )
}

function WheelReading({ wheel, tires }: { wheel: Wheel; tires: TirePressure | null }) {
  const { i18n } = useLingui()
  const pressure = useFormats().pressure(tires?.[wheel] ?? null)
  const low = tires !== null && lowTires(tires).includes(wheel)
  const flat = tires !== null && isFlat(tires, wheel)
  return (
    <div className={`${styles.wheel} ${styles[wheel]}`}>
      <span className={styles.name}>{i18n._(WHEEL_LABELS[wheel])}</span>
      <span className={`${styles.value} ${flat ? styles.flat : low ? styles.low : ''}`}>
        {pressure.value}
        {tires && <small>{pressure.unit}</small>}
      </span>
      {tires && (
        <StatusLabel
          tone={flat ? 'high' : low ? 'med' : 'ok'}
          icon={flat ? ICONS.octagonAlert : low ? ICONS.triangleAlert : ICONS.circleCheck}
        >
          {i18n._(low ? TIRE_LABELS.low : TIRE_LABELS.good)}
        </StatusLabel>
      )}
    </div>
  )
}
