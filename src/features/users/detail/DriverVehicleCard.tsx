import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { valueOr } from '#domain/base/live'
import type { FleetUser } from '#domain/people/user'
import { unassignDriver } from '../../../data/queries/assignments'
import { useVehicle } from '../../../data/queries/vehicles'
import { Button } from '../../../ui/controls/Button'
import { Card } from '../../../ui/display/Card'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { VehicleArt } from '../../../ui/display/VehicleArt'
import { ICONS } from '../../../ui/icons/icons'
import { useSignedInPermissions } from '../../../widgets/people/useSignedInPermissions'
import { useUndoable } from '../../../widgets/undo/useUndoable'
import { VehicleLink } from '../list/VehicleLink'
import { AssignVehicleDialog } from './AssignVehicleDialog'
import styles from './DriverVehicleCard.module.css'

/** The driver's vehicle, if any, with assign, change and release for users with permission. */
export function DriverVehicleCard({ user, className }: { user: FleetUser; className?: string | undefined }) {
  const { t } = useLingui()
  const { managesDrivers } = useSignedInPermissions()
  const [choosing, setChoosing] = useState(false)
  const run = useUndoable()
  const found = useVehicle(user.vehicleId ?? '')
  const vehicle = valueOr(found, null)
  const label = vehicle?.label
  return (
    <Card
      title={t`Vehicle`}
      className={className}
      aside={
        user.vehicleId === null ? (
          <StatusLabel tone="ok" icon={ICONS.circleCheck}>{t`Available`}</StatusLabel>
        ) : (
          <StatusLabel tone="brand" icon={ICONS.keyRound}>{t`Assigned`}</StatusLabel>
        )
      }
    >
      <div className={styles.vehicle}>
        {vehicle ? (
          <>
            <VehicleArt image={vehicle.image} detail="tile" />
            <VehicleLink id={vehicle.id} label={vehicle.label} />
          </>
        ) : (
          user.vehicleId === null && <span className={styles.none}>{t`Unassigned`}</span>
        )}
      </div>
      {managesDrivers && (
        <div className={styles.actions}>
          <Button kind={user.vehicleId === null ? 'soft' : 'plain'} onClick={() => setChoosing(true)}>
            {user.vehicleId === null ? t`Assign vehicle` : t`Change vehicle`}
          </Button>
          {vehicle && (
            <Button kind="ghost" onClick={() => run(unassignDriver(vehicle.id), t`${label} is available`)}>
              {t`Release`}
            </Button>
          )}
        </div>
      )}
      <AssignVehicleDialog driver={user} open={choosing} onClose={() => setChoosing(false)} />
    </Card>
  )
}
