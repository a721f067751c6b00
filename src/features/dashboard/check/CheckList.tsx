import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Live } from '#domain/base/live'
import type { CheckedVehicle } from '#domain/dashboard/vehicleCheck'
import { Switch } from '../../../ui/controls/Switch'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { Gate } from '../../../ui/feedback/Gate'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { ICONS } from '../../../ui/icons/icons'
import styles from './CheckList.module.css'
import { CheckRow } from './CheckRow'

export interface CheckListProps {
  /** Checked-out vehicles first. */
  rows: Live<readonly CheckedVehicle[]>
}

/** Checked-out vehicles; with the switch also available ones (docs/rules.md UI-08). */
export function CheckList({ rows }: CheckListProps) {
  return (
    <Gate live={rows} loading={<Skeleton className={styles.wait} />}>
      {(checked) => <CheckedVehicles rows={checked} />}
    </Gate>
  )
}

function CheckedVehicles({ rows }: { rows: readonly CheckedVehicle[] }) {
  const { t } = useLingui()
  const [all, setAll] = useState(false)
  const out = rows.filter(({ checkedOut }) => checkedOut)
  const shown = all ? rows : out
  const count = out.length
  const total = rows.length
  return (
    <>
      <Switch
        label={t`Show all`}
        states={{
          on: t`${plural(count, { one: `Showing all ${total}, # checked out`, other: `Showing all ${total}, # checked out` })}`,
          off: t`${plural(count, { one: `Showing # checked-out vehicle of ${total}`, other: `Showing # checked-out vehicles of ${total}` })}`,
        }}
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
