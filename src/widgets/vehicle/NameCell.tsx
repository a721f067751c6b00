import type { VehicleImage } from '#domain/vehicle/vehicle'
import { VehicleArt } from '../../ui/display/VehicleArt'
import styles from './NameCell.module.css'

export interface NameCellProps {
  image: VehicleImage
  label: string
  /** Model and year. */
  model: string
}

/** A vehicle in the first cell of its row: picture, label, model. */
export function NameCell({ image, label, model }: NameCellProps) {
  return (
    <span className={styles.name}>
      <VehicleArt image={image} detail="tile" />
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span className={styles.model}>
          <bdi>{model}</bdi>
        </span>
      </span>
    </span>
  )
}
