import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CheckedVehicle } from '../../../domain/vehicle/vehicleCheck'
import { Switch } from '../../../ui/controls/Switch'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { ErrorState } from '../../../ui/feedback/ErrorState'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { ICONS } from '../../../ui/icons/icons'
import styles from './CheckList.module.css'
import { CheckRow } from './CheckRow'

export interface CheckListProps {
  /** Those that are out first; null while they are being stored. */
  rows: readonly CheckedVehicle[] | null
  failed: boolean
}

/** Vehicles that are out; with the switch the available ones too (docs/rules.md UI-08). */
export function CheckList({ rows, failed }: CheckListProps) {
  const { t } = useLingui()
  const [all, setAll] = useState(false)
  if (failed) return <ErrorState title={t`The demo data could not be read`} />
  if (!rows) return <Skeleton className={styles.wait} />
  const out = rows.filter(({ checkedOut }) => checkedOut)
  const shown = all ? rows : out
  const count = out.length
  const total = rows.length
  return (
    <>
      <Switch
        label={t`Show all`}
        description={t`Checked out: ${count} of ${total}`}
        checked={all}
        onChange={setAll}
      />
      {shown.length === 0 ? (
        <EmptyState icon={ICONS.keyRound} title={t`All vehicles are available`} />
      ) : (
        <ul className={styles.rows}>
          {shown.map((vehicle) => (
            <CheckRow key={vehicle.id} vehicle={vehicle} />
          ))}
        </ul>
      )}
    </>
  )
}
