import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { type DealerVehicle, inventoryLevel } from '#domain/dealer/dealerVehicle'
import { useFormats } from '../../../i18n/FormatsProvider'
import { STOCK_LABELS } from '../../../i18n/labelsInventory'
import { STATUS_STEPS } from '../../../widgets/vehicle/statusLabels'
import { StatusMeaning } from '../detail/hero/StatusMeaning'
import styles from '../detail/hero/StatusNote.module.css'

/** Why a vehicle says nothing of itself: it is still on its way, or what its status means and asks for. */
export function DealerNote({ vehicle }: { vehicle: DealerVehicle }) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const { at, date } = useFormats()
  const { status, stockStatus, details } = vehicle
  if (stockStatus === 'inTransit') {
    const expected = date(at(details.deliveryDate))
    return (
      <div className={styles.note}>
        <h3 className={styles.title}>{_(STOCK_LABELS.inTransit)}</h3>
        <p>{t`Expected on ${expected}. Until then, it is not on a lot and sends no data.`}</p>
      </div>
    )
  }
  if (inventoryLevel(vehicle) !== null && !STATUS_STEPS[status]) return null
  return <StatusMeaning status={status} />
}
