import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { DrivenVehicle } from '#domain/vehicle/vehicle'
import { plugAdapters } from '../../../data/queries/addOns'
import { Button } from '../../../ui/controls/Button'
import { Card } from '../../../ui/display/Card'
import { useUndoable } from '../../../widgets/undo/useUndoable'
import { VehicleStatusLabel } from '../../../widgets/vehicle/VehicleStatusLabel'
import type { AddOnChoice } from '../useEstimate'
import { useOrderAddOns } from '../useOrderAddOns'
import styles from './ActiveVehicles.module.css'
import { useRowText } from './useRowText'

/** The vehicles with an add-on, each with its next step and a button to remove it. */
export function ActiveVehicles({ choice: { addOn, active } }: { choice: AddOnChoice }) {
  const { t } = useLingui()
  const { remove } = useOrderAddOns()
  const rowText = useRowText(addOn)
  const count = active.length
  return (
    <Card
      title={addOn === 'coaching' ? t`Enrolled drivers` : t`Active vehicles`}
      aside={t`${plural(count, { one: '# vehicle', other: '# vehicles' })}`}
    >
      <ul className={styles.list}>
        {active.map((vehicle) => {
          const { name, detail } = rowText(vehicle)
          const to = addOn === 'coaching' ? `/2/detail/${vehicle.driverId}` : `/1/detail/${vehicle.id}`
          return (
            <li key={vehicle.id} className={styles.row}>
              <Link to={to} className={styles.link}>
                <span className={styles.name}>{name}</span>
                <span className={styles.detail}>
                  {detail}
                  {addOn === 'plugAndCharge' && ` · ${vehicle.addOns.chargingNetwork}`}
                </span>
              </Link>
              {addOn === 'adapter' && <AdapterStep vehicle={vehicle} />}
              <Button
                kind="ghost"
                aria-label={t`Remove ${name}`}
                onClick={() => remove(addOn, [vehicle.id], count - 1)}
              >
                {t`Remove`}
              </Button>
            </li>
          )
        })}
      </ul>
      {count > 1 && (
        <div className={styles.all}>
          <Button
            kind="plain"
            onClick={() =>
              remove(
                addOn,
                active.map(({ id }) => id),
                0,
              )
            }
          >
            {t`${plural(count, { one: 'Remove from # vehicle', other: 'Remove from all # vehicles' })}`}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** Setup progress of an adapter; the visitor confirms that it was plugged in. */
function AdapterStep({ vehicle }: { vehicle: DrivenVehicle }) {
  const { t } = useLingui()
  const run = useUndoable()
  const { label } = vehicle
  return (
    <span className={styles.step}>
      <VehicleStatusLabel status={vehicle.status} />
      {vehicle.status === 'pendingConfiguration' && (
        <Button
          kind="soft"
          aria-label={t`${label}: plugged in`}
          onClick={() => run(plugAdapters([vehicle.id]), t`${label} is waiting for ignition`)}
        >
          {t`Plugged in`}
        </Button>
      )}
    </span>
  )
}
