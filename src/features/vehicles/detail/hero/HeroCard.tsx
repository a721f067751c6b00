import { useLingui } from '@lingui/react/macro'
import { type DrivenVehicle, fullModelText } from '#domain/vehicle/vehicle'
import { reportsReadings } from '#domain/vehicle/vehicleHealth'
import { fleetLabel } from '../../../../i18n/fleetLabel'
import { PAINT_LABELS, TAG_LABELS } from '../../../../i18n/labels'
import { useWaypoint } from '../../../../state/waypoints'
import { surface } from '../../../../ui/display/surface'
import { VehicleArt } from '../../../../ui/display/VehicleArt'
import { STATUS_DESCRIPTIONS, STATUS_STEPS } from '../../../../widgets/vehicle/statusLabels'
import { VehicleHealthLabel } from '../../../../widgets/vehicle/VehicleHealthLabel'
import { VehicleStatusLabel } from '../../../../widgets/vehicle/VehicleStatusLabel'
import styles from './HeroCard.module.css'
import { HeroHead } from './HeroHead'
import { HeroTags } from './HeroTags'
import { StatStrip } from './StatStrip'
import { StatusNote } from './StatusNote'

/** Who it is, at a glance: name, state, looks, driver, and the numbers that matter. */
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
      className={surface(styles.hero)}
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
