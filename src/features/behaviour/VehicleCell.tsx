import type { BehaviourVehicle } from '../../domain/behaviour'
import { VehicleArt } from '../../ui/VehicleArt'
import styles from './VehicleCell.module.css'

/** Who the row is about; one that does not open is quieter. */
export function VehicleCell({ vehicle }: { vehicle: BehaviourVehicle }) {
  const { image, label, modelName, modelYear, details } = vehicle
  return (
    <span className={styles.vehicle} data-opens={details.clickable}>
      <VehicleArt image={image} detail="list" className={styles.art} />
      <span className={styles.names}>
        <span className={styles.label}>{label}</span>
        <span className={styles.model}>
          <bdi>{modelName}</bdi>, {modelYear}
        </span>
      </span>
    </span>
  )
}
