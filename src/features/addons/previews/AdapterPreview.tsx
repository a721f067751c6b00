import type { DrivenVehicle } from '#domain/vehicle/vehicle'
import { VehicleArt } from '../../../ui/display/VehicleArt'
import { VehicleStatusLabel } from '../../../widgets/vehicle/VehicleStatusLabel'
import styles from './AdapterPreview.module.css'
import { AddOnPreview } from './AddOnPreview'

/** A vehicle without a connection, and with the adapter. */
export function AdapterPreview({ vehicle }: { vehicle: DrivenVehicle | null }) {
  return (
    <AddOnPreview place="right" drawing={<AdapterDrawing />}>
      {vehicle && (
        <>
          <VehicleArt image={vehicle.image} detail="list" className={styles.art} />
          <span className={styles.label} title={vehicle.label}>
            {vehicle.label}
          </span>
          <span className={styles.statuses}>
            <VehicleStatusLabel status={vehicle.status} />
            <VehicleStatusLabel status="connected" />
          </span>
        </>
      )}
    </AddOnPreview>
  )
}

function AdapterDrawing() {
  return (
    <g transform="translate(0 -8)">
      <path className={styles.cable} d="M0 118C26 118 30 86 46 86" />
      <rect className={styles.collar} x="40" y="62" width="26" height="48" rx="7" />
      <path className={styles.plug} d="M64 54H88Q94 54 95.5 60L99 74V98L95.5 112Q94 118 88 118H64Z" />
      <path className={styles.pins} d="M100 80h8M100 86h8M100 92h8" />
      <circle className={styles.lamp} cx="78" cy="86" r="5" />
      <path className={styles.waves} d="M72 44A14 14 0 0 1 92 44M66 37A23 23 0 0 1 98 37" />
    </g>
  )
}
