import { useMemo } from 'react'
import type { DrivenVehicle } from '../../../domain/vehicle'
import { TripsCard } from '../../../widgets/trips/TripsCard'
import { useTripsOffered } from '../../../widgets/trips/useTripsOffered'
import { DiagnosticsCard } from './DiagnosticsCard'
import { DriveCard } from './DriveCard'
import { FuelCard } from './FuelCard'
import { HeroCard } from './HeroCard'
import { IdentityCard } from './IdentityCard'
import { NotificationsCard } from './NotificationsCard'
import { PermissionsCard } from './PermissionsCard'
import { Place } from './Place'
import { RangeCard } from './RangeCard'
import { RecallNote } from './RecallNote'
import { SectionNav } from './SectionNav'
import type { SectionId } from './sections'
import { TiresCard } from './TiresCard'
import { TripSketch } from './TripSketch'
import styles from './VehiclePortrait.module.css'

/** A portrait of one vehicle: what it is, how it is, who may do what with it. */
export function VehiclePortrait({ vehicle }: { vehicle: DrivenVehicle }) {
  const { offered, region } = useTripsOffered()
  const of = useMemo(() => ({ vehicleId: vehicle.id }), [vehicle.id])
  const sections: SectionId[] = ['overview', 'fuel', 'range', 'tires', 'diagnostics', 'permissions']
  if (offered) sections.push('trips')
  sections.push('notifications')
  return (
    <div className={styles.screen}>
      <SectionNav sections={sections} />
      <RecallNote vin={vehicle.vin} />
      <div className={styles.grid}>
        <Place id="overview" className={styles.hero}>
          <HeroCard vehicle={vehicle} />
        </Place>
        <Place id="tires" className={styles.tires}>
          <TiresCard vehicle={vehicle} />
        </Place>
        <Place id="fuel" className={styles.third}>
          <FuelCard vehicle={vehicle} />
        </Place>
        <Place id="range" className={styles.third}>
          <RangeCard vehicle={vehicle} />
        </Place>
        <Place id="diagnostics" className={styles.third}>
          <DiagnosticsCard vehicle={vehicle} />
        </Place>
        <Place className={styles.third}>
          <DriveCard vehicle={vehicle} />
        </Place>
        <Place id="permissions" className={styles.third}>
          <PermissionsCard vehicle={vehicle} />
        </Place>
        <Place className={styles.third}>
          <IdentityCard vehicle={vehicle} />
        </Place>
        {offered && (
          <Place id="trips" className={styles.half}>
            <TripsCard of={of} picture={<TripSketch vehicle={vehicle} region={region} />} />
          </Place>
        )}
        <Place id="notifications" className={styles.half}>
          <NotificationsCard vehicle={vehicle} withTrips={offered} />
        </Place>
      </div>
    </div>
  )
}
