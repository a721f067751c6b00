import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { type DealerVehicle, inventoryAge } from '#domain/dealer/dealerVehicle'
import { MISSING } from '../../../i18n/formats'
import {
  AGE_LABELS,
  CONDITION_LABELS,
  DEALER_FLEET_LABELS,
  LOT_LABELS,
  NOT_ON_A_LOT,
} from '../../../i18n/labelsInventory'
import { useFormats } from '../../../i18n/useFormats'
import { Card } from '../../../ui/display/Card'
import { FactList } from '../../../ui/display/FactList'
import { DaysInInventory } from '../../../widgets/vehicle/DaysInInventory'
import { InventoryStatus } from '../../../widgets/vehicle/InventoryStatus'
import styles from './InventoryCard.module.css'

/** Inventory facts: stock number, date of arrival, lot. */
export function InventoryCard({ vehicle }: { vehicle: DealerVehicle }) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const { at, date, dateTime, daysAgo } = useFormats()
  const { stock, condition, stockStatus, daysInInventory, addedDaysAgo, lot, geofence, fleet, details } =
    vehicle
  const inTransit = stockStatus === 'inTransit'
  return (
    <Card title={t`Inventory`}>
      <FactList
        facts={[
          { name: t`Stock number`, value: stock },
          { name: t`Condition`, value: _(CONDITION_LABELS[condition]) },
          { name: t`Stock status`, value: <InventoryStatus status={stockStatus} /> },
          {
            name: t`Days in inventory`,
            value:
              daysInInventory === null ? (
                MISSING
              ) : (
                <span className={styles.days}>
                  <DaysInInventory days={daysInInventory} />
                  <span className={styles.bucket}>{_(AGE_LABELS[inventoryAge(daysInInventory)])}</span>
                </span>
              ),
          },
          { name: t`Date added`, value: addedDaysAgo === null ? MISSING : daysAgo(addedDaysAgo) },
          { name: inTransit ? t`Expected delivery` : t`Delivered`, value: date(at(details.deliveryDate)) },
          { name: t`Lot`, value: _(LOT_LABELS[lot]) },
          { name: t`Fleet`, value: _(DEALER_FLEET_LABELS[fleet]) },
          { name: t`Geofence`, value: _(geofence === null ? NOT_ON_A_LOT : LOT_LABELS[geofence]) },
          {
            name: t`Last connected`,
            value: details.connectedOn === null ? t`Not yet` : dateTime(at(details.connectedOn)),
          },
        ]}
      />
    </Card>
  )
}
