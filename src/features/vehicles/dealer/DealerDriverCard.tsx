import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { mapLive } from '#domain/base/live'
import type { DealerVehicle } from '#domain/dealer/dealerVehicle'
import { assignDealerDriver, useDealerPeople } from '../../../data/queries/assignments'
import { useUndoable } from '../../../widgets/undo/useUndoable'
import { AssignmentPanel } from '../driver/AssignmentPanel'
import { DriverDialog } from '../driver/DriverDialog'
import styles from './DealerDriverCard.module.css'

/** Driver of an inventory vehicle, if assigned. A vehicle in transit cannot be assigned. */
export function DealerDriverCard({ vehicle }: { vehicle: DealerVehicle }) {
  const { t } = useLingui()
  const [choosing, setChoosing] = useState(false)
  const found = useDealerPeople()
  const run = useUndoable()
  const { id, label, assignedDriver: former, stockStatus } = vehicle
  const drivers = mapLive(found, (people) =>
    people
      .filter(({ name }) => name !== former)
      .map(({ name, vehicle: taken }) => ({ id: name, name, drives: taken?.label ?? null })),
  )
  return (
    <AssignmentPanel
      name={former}
      onAssign={stockStatus === 'inStock' ? () => setChoosing(true) : undefined}
      onRelease={() => run(assignDealerDriver(id, null), t`${label} is available`)}
    >
      {stockStatus === 'inTransit' && (
        <p className={styles.note}>{t`It can be assigned once it is on a lot.`}</p>
      )}
      <DriverDialog
        label={label}
        former={former}
        drivers={drivers}
        isOpen={choosing}
        onClose={() => setChoosing(false)}
        onPick={({ name }) => {
          setChoosing(false)
          void run(assignDealerDriver(id, name), t`${name} now drives ${label}`)
        }}
      />
    </AssignmentPanel>
  )
}
