import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type MouseEvent, memo } from 'react'
import type { DrivenVehicle } from '../../domain/vehicle'
import { useFormats } from '../../i18n/FormatsProvider'
import { VehicleArt } from '../../ui/VehicleArt'
import { FuelLevel } from './FuelLevel'
import { HealthOf } from './HealthOf'
import { StatusOf } from './StatusOf'
import styles from './VehicleTable.module.css'

export interface VehicleRowProps {
  vehicle: DrivenVehicle
  onOpen: (id: string) => void
}

/** One vehicle; the whole row opens it, the link in its first cell is the keyboard's way. */
export const VehicleRow = memo(function VehicleRow({ vehicle, onOpen }: VehicleRowProps) {
  const odometer = useFormats().distance(vehicle.details.odometerMi)
  const open = (event: MouseEvent) => {
    // The link does its own work, with modifier keys and all.
    if (!(event.target instanceof Element && event.target.closest('a'))) onOpen(vehicle.id)
  }
  return (
    <tr className={styles.row} onClick={open}>
      <td className={styles.vehicle}>
        <Link to="/1/detail/$id" params={{ id: vehicle.id }} className={styles.link}>
          <VehicleArt image={vehicle.image} detail="list" className={styles.art} />
          <span className={styles.names}>
            <span className={styles.label}>{vehicle.label}</span>
            <span className={styles.model}>
              <bdi>{vehicle.modelName}</bdi>, {vehicle.modelYear}
            </span>
          </span>
        </Link>
      </td>
      <td className={styles.status}>
        <StatusOf status={vehicle.status} />
      </td>
      <td className={styles.health}>
        <HealthOf vehicle={vehicle} />
      </td>
      <td className={styles.fuel}>
        <FuelLevel percent={vehicle.details.fuel} />
      </td>
      <td className={styles.driver}>
        {vehicle.driverName ?? (
          <span className={styles.faint}>
            <Trans>Unassigned</Trans>
          </span>
        )}
      </td>
      <td className={styles.odometer}>
        {odometer.value}
        {'\u00a0'}
        <span className={styles.unit}>{odometer.unit}</span>
      </td>
    </tr>
  )
})
