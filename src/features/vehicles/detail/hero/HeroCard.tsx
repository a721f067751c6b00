import { useLingui } from '@lingui/react/macro'
import { isLowLevel, isLowOil } from '#domain/vehicle/lowReadings'
import { type DrivenVehicle, fullModelText, reportedOdometerMi, type Vehicle } from '#domain/vehicle/vehicle'
import { reportsReadings } from '#domain/vehicle/vehicleHealth'
import { fleetLabel } from '../../../../i18n/fleetLabel'
import { MISSING } from '../../../../i18n/formats'
import { PAINT_LABELS, TAG_LABELS } from '../../../../i18n/labels'
import { UNIT_LABELS } from '../../../../i18n/unitLabels'
import { useFormats } from '../../../../i18n/useFormats'
import { useWaypoint } from '../../../../state/waypoints'
import { cardClass } from '../../../../ui/display/cardClass'
import { VehicleArt } from '../../../../ui/display/VehicleArt'
import { STATUS_DESCRIPTIONS, STATUS_STEPS } from '../../../../widgets/vehicle/statusLabels'
import { VehicleHealthLabel } from '../../../../widgets/vehicle/VehicleHealthLabel'
import { VehicleStatusLabel } from '../../../../widgets/vehicle/VehicleStatusLabel'
import styles from './HeroCard.module.css'
import { HeroHead } from './HeroHead'
import { HeroTags } from './HeroTags'
import { type Stat, Stats } from './Stats'
import { StatusNote } from './StatusNote'

/** Summary of a fleet vehicle: name, status, picture, driver and key figures. */
export function HeroCard({ vehicle }: { vehicle: DrivenVehicle }) {
  const { i18n } = useLingui()
  const { label, status, tags, fleet, driverName, details } = vehicle
  const reporting = reportsReadings(vehicle)
  const needsAction = !reporting || STATUS_STEPS[status] !== undefined
  const paint = i18n._(PAINT_LABELS[details.profileImage.paint])
  const chips = [...tags.map((tag) => i18n._(TAG_LABELS[tag])), fleetLabel(fleet, i18n)]
  return (
    <section
      ref={useWaypoint('vehicle-detail')}
      className={cardClass(styles.hero)}
      aria-labelledby="vehicle-label"
    >
      <HeroHead
        label={label}
        states={
          <>
            <VehicleStatusLabel status={status} pill />
            <VehicleHealthLabel vehicle={vehicle} />
          </>
        }
        model={
          <>
            <bdi>{fullModelText(vehicle)}</bdi>, {paint}
          </>
        }
        driverName={driverName}
      />
      <HeroTags tags={chips} />
      {!needsAction && <p className={styles.meaning}>{i18n._(STATUS_DESCRIPTIONS[status])}</p>}
      <div className={styles.stage}>
        <VehicleArt image={details.profileImage} detail="hero" className={styles.art} />
      </div>
      {needsAction && <StatusNote vehicle={vehicle} />}
      {reporting && <StatStrip vehicle={vehicle} />}
    </section>
  )
}

/** Range, fuel or charge, oil life, odometer and economy, in the visitor's units. */
function StatStrip({ vehicle }: { vehicle: Vehicle }) {
  return <Stats stats={useStats(vehicle)} />
}

function useStats({ details }: Vehicle): Stat[] {
  const { t, i18n } = useLingui()
  const { distance, economy, whole } = useFormats()
  const percent = (value: number | null, isLow: (value: number | null) => boolean) => ({
    reading:
      value === null
        ? { value: MISSING, unit: '' }
        : { value: whole(value), unit: i18n._(UNIT_LABELS.percent) },
    meter: value === null ? undefined : { percent: value, low: isLow(value) },
  })
  const stats: Stat[] = [
    { name: t`Range`, reading: distance(details.rangeMi) },
    { name: details.ev ? t`Charge` : t`Fuel`, ...percent(details.fuel, isLowLevel) },
    { name: t`Odometer`, reading: distance(reportedOdometerMi({ details })) },
    { name: t`Economy`, reading: economy(details.fuelEconomyMpg, details.ev ? 'electric' : 'fuel') },
  ]
  // An electric vehicle has no engine oil, so it has no tile for it.
  if (!details.ev) stats.splice(2, 0, { name: t`Oil life`, ...percent(details.oilLife, isLowOil) })
  return stats
}
