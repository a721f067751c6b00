import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { DrivenVehicle, Vehicle } from '#domain/vehicle/vehicle'
import { fleetLabel } from '../../../../i18n/fleetLabel'
import { useFormats } from '../../../../i18n/useFormats'
import { useCapabilities } from '../../../../state/capabilities'
import { useRegion } from '../../../../state/region'
import { cx } from '../../../../ui/cx'
import { Card } from '../../../../ui/display/Card'
import { FactList } from '../../../../ui/display/FactList'
import { Deferred } from '../../../../ui/feedback/Deferred'
import { TripsCard } from '../../../../widgets/trips/score/TripsCard'
import { Locked } from '../../../../widgets/upgrade/Locked'
import { RemoteCommandsCard } from '../../commands/RemoteCommandsCard'
import { AssignmentCard } from '../../driver/AssignmentCard'
import { VehicleMapCard } from '../../place/VehicleMapCard'
import { AddOnsCard } from '../AddOnsCard'
import { DiagnosticsCard } from '../DiagnosticsCard'
import { DriveCard } from '../DriveCard'
import { FuelCard } from '../FuelCard'
import { NotificationsCard } from '../NotificationsCard'
import { PermissionsCard } from '../PermissionsCard'
import { RangeCard } from '../RangeCard'
import { RecallNote } from '../RecallNote'
import { type SectionId, SectionNav } from '../SectionNav'
import { TiresCard } from '../TiresCard'
import { TripSketch } from '../TripSketch'
import { HeroCard } from './HeroCard'
import { Place } from './Place'
import { useVehicleAddOns } from './useVehicleAddOns'
import styles from './VehiclePortrait.module.css'

const SECTIONS: readonly SectionId[] = [
  'overview',
  'fuel',
  'range',
  'tires',
  'diagnostics',
  'commands',
  'permissions',
  'trips',
  'notifications',
]

export interface VehiclePortraitProps {
  vehicle: DrivenVehicle
}

/** Detail cards of a fleet vehicle: readings, commands, permissions, trips and notifications. */
export function VehiclePortrait({ vehicle }: VehiclePortraitProps) {
  const { t } = useLingui()
  const region = useRegion()
  const { trips, tripHistory } = useCapabilities()
  const addOns = useVehicleAddOns(vehicle)
  const of = useMemo(() => ({ vehicleId: vehicle.id }), [vehicle.id])
  return (
    <div className={styles.screen}>
      <SectionNav sections={trips ? SECTIONS : SECTIONS.filter((id) => id !== 'trips')} />
      <RecallNote vin={vehicle.vin} />
      <div className={styles.grid}>
        <div className={styles.pair}>
          <Place id="overview">
            <HeroCard vehicle={vehicle} />
          </Place>
          <Place id="tires">
            <TiresCard vehicle={vehicle} />
          </Place>
        </div>
        <Place id="fuel">
          <FuelCard vehicle={vehicle} />
        </Place>
        <Place id="range">
          <RangeCard vehicle={vehicle} />
        </Place>
        <Place id="diagnostics">
          <DiagnosticsCard vehicle={vehicle} />
        </Place>
        <Place id="commands" className={cx(styles.tall, styles.onScreen)}>
          <RemoteCommandsCard vehicle={vehicle} />
        </Place>
        <Deferred>
          <Place>
            <DriveCard vehicle={vehicle} />
          </Place>
          <Place id="permissions">
            <PermissionsCard vehicle={vehicle} />
          </Place>
          {addOns.length > 0 && (
            <Place>
              <AddOnsCard vehicle={vehicle} addOns={addOns} />
            </Place>
          )}
          <Place className={styles.onScreen}>
            <AssignmentCard vehicle={vehicle} />
          </Place>
          <Place>
            <IdentityCard vehicle={vehicle} />
          </Place>
          <Place className={styles.onScreen}>
            <Locked part="vehiclePositions" name={t`Location`}>
              <VehicleMapCard vehicle={vehicle} />
            </Locked>
          </Place>
          {trips && (
            <Place id="trips" className={styles.onScreen}>
              <TripsCard of={of} picture={<TripSketch vehicle={vehicle} region={region} />} />
            </Place>
          )}
          <Place id="notifications">
            <NotificationsCard vehicle={vehicle} withTrips={trips && tripHistory} />
          </Place>
        </Deferred>
      </div>
    </div>
  )
}

/** VIN, license plate and fleet of a vehicle. */
function IdentityCard({ vehicle }: { vehicle: Vehicle }) {
  const { t, i18n } = useLingui()
  const region = useRegion()
  const { daysAgo } = useFormats()
  return (
    <Card title={t`Identity`}>
      <FactList
        facts={[
          { name: t`VIN`, value: vehicle.vin },
          { name: t`License plate`, value: vehicle.licensePlate[region] },
          { name: t`Fleet`, value: fleetLabel(vehicle.fleet, i18n) },
          { name: t`Added`, value: daysAgo(vehicle.addedDaysAgo) },
        ]}
      />
    </Card>
  )
}
