import type { BehaviorVehicle } from '#domain/behavior/behavior'
import { modelText } from '#domain/vehicle/vehicle'
import { VehicleArt } from '../../ui/display/VehicleArt'
import styles from './VehicleCell.module.css'

/** The vehicle of a row; quieter if it cannot be opened. */
export function VehicleCell({ vehicle }: { vehicle: BehaviorVehicle }) {
  const { image, label, details } = vehicle
  return (
    <span className={styles.vehicle} data-opens={details.clickable}>
      <VehicleArt image={image} detail="tile" className={styles.art} />
      <span className={styles.names}>
        <span className={styles.label}>{label}</span>
        <span className={styles.model}>
          <bdi>{modelText(vehicle)}</bdi>
        </span>
      </span>
    </span>
  )
}
