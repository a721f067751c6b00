import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { assignDealerDriver, useDealerPeople } from '../../../data/assignments'
import { failureOf } from '../../../data/live'
import type { DealerVehicle } from '../../../domain/dealerVehicle'
import { Avatar } from '../../../ui/Avatar'
import { AssignmentPanel } from '../../../widgets/assign/AssignmentPanel'
import { PickDialog } from '../../../widgets/assign/PickDialog'
import { useUndoable } from '../../../widgets/assign/useUndoable'
import styles from './DealerDriverCard.module.css'

/** Who has this vehicle of the stock: available or assigned. What is still on its way has nobody. */
export function DealerDriverCard({ vehicle }: { vehicle: DealerVehicle }) {
  const { t } = useLingui()
  const [choosing, setChoosing] = useState(false)
  const found = useDealerPeople()
  const run = useUndoable()
  const { id, label, assignedDriver: former, stockStatus } = vehicle
  const people = found.status === 'ready' ? found.value : null
  const rows = people
    ?.filter(({ name }) => name !== former)
    .sort((a, b) => Number(a.vehicle !== null) - Number(b.vehicle !== null))
    .map(({ name, vehicle: taken }) => {
      const other = taken?.label ?? null
      return {
        id: name,
        title: name,
        detail: other === null ? t`Available` : t`Drives ${other}`,
        free: other === null,
        picture: <Avatar name={name} />,
        warning:
          other === null ? undefined : t`${name} drives ${other} now. ${other} will be without a driver.`,
      }
    })
  return (
    <AssignmentPanel
      name={former}
      onAssign={stockStatus === 'inStock' ? () => setChoosing(true) : undefined}
      onRelease={() => void run(assignDealerDriver(id, null), t`${label} is available`)}
    >
      {stockStatus === 'inTransit' && (
        <p className={styles.note}>{t`It can be assigned once it is on a lot.`}</p>
      )}
      <PickDialog
        title={t`Assign a driver to ${label}`}
        note={former === null ? undefined : t`${former} drives it now and will be available.`}
        searchLabel={t`Search drivers`}
        confirmLabel={t`Assign to ${label}`}
        rows={rows ?? null}
        problem={failureOf(found)}
        isOpen={choosing}
        onClose={() => setChoosing(false)}
        onPick={(name) => {
          setChoosing(false)
          void run(assignDealerDriver(id, name), t`${name} now drives ${label}`)
        }}
      />
    </AssignmentPanel>
  )
}
