import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { DrivenVehicle } from '#domain/vehicle/vehicle'
import { unassignDriver } from '../../../data/queries/assignments'
import { useUndoable } from '../../../widgets/undo/useUndoable'
import { AssignDriverDialog } from './AssignDriverDialog'
import { AssignmentPanel } from './AssignmentPanel'
import styles from './AssignmentPanel.module.css'

export interface AssignmentCardProps {
  vehicle: DrivenVehicle
  className?: string | undefined
}

/** The driver of this vehicle: assign, change, release. */
export function AssignmentCard({ vehicle, className }: AssignmentCardProps) {
  const { t } = useLingui()
  const [choosing, setChoosing] = useState(false)
  const run = useUndoable()
  const { id, label, driverId, driverName } = vehicle
  return (
    <AssignmentPanel
      name={driverName}
      className={className}
      onAssign={() => setChoosing(true)}
      onRelease={() => run(unassignDriver(id), t`${label} is available`)}
      link={
        driverId && (
          <Link to="/2/detail/$id" params={{ id: driverId }} className={styles.link}>
            {driverName}
          </Link>
        )
      }
    >
      <AssignDriverDialog vehicle={vehicle} open={choosing} onClose={() => setChoosing(false)} />
    </AssignmentPanel>
  )
}
