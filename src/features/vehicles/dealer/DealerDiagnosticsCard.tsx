import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { type DealerVehicle, inventoryLevel } from '#domain/dealer/dealerVehicle'
import { DEALER_ISSUE_LABELS } from '../../../i18n/labelsInventory'
import { useFormats } from '../../../i18n/useFormats'
import { Card } from '../../../ui/display/Card'
import { FactRow } from '../../../ui/display/FactRow'
import { ICONS } from '../../../ui/icons/icons'
import { INVENTORY_ICONS } from '../../../ui/icons/inventoryIcons'
import { InventoryIssue } from '../../../widgets/vehicle/InventoryIssue'
import { LowTires } from '../detail/LowTires'
import { ReadingList } from '../detail/ReadingList'

/** The four flags as text, each with its reading, or a note for a vehicle without readings. */
export function DealerDiagnosticsCard({ vehicle }: { vehicle: DealerVehicle }) {
  const { t } = useLingui()
  const reporting = inventoryLevel(vehicle) !== null
  return (
    <Card title={t`Diagnostics`} aside={reporting && <InventoryIssue vehicle={vehicle} />}>
      <ReadingList reporting={reporting}>
        <Flags vehicle={vehicle} />
      </ReadingList>
    </Card>
  )
}

/** An electric vehicle has neither engine oil nor fuel, so it has no rows for them. */
function Flags({ vehicle }: { vehicle: DealerVehicle }) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const { percent, distance } = useFormats()
  const { diagnostics: low, ev, fuel, oilLife, rangeMi, tirePressure } = vehicle.details
  const charge = percent(inventoryLevel(vehicle) ?? 0)
  const level = percent(fuel ?? 0)
  const oil = percent(oilLife ?? 0)
  const range = distance(rangeMi).text
  return (
    <>
      {tirePressure !== null && (
        <FactRow
          icon={low.tire ? ICONS.triangleAlert : ICONS.circleGauge}
          tone={low.tire ? 'med' : 'ok'}
          name={low.tire ? _(DEALER_ISSUE_LABELS.lowTirePressure) : t`Tire pressure`}
        >
          {low.tire ? <LowTires tires={tirePressure} /> : t`All four are close to the recommended pressure`}
        </FactRow>
      )}
      {oilLife !== null && (
        <FactRow
          icon={low.oil ? ICONS.octagonAlert : ICONS.droplet}
          tone={low.oil ? 'high' : 'ok'}
          name={low.oil ? _(DEALER_ISSUE_LABELS.lowOil) : t`Engine oil`}
          step={low.oil && t`Schedule an oil change.`}
        >
          {t`${oil} life left`}
        </FactRow>
      )}
      {fuel !== null && (
        <FactRow
          icon={low.fuel ? ICONS.triangleAlert : ICONS.fuel}
          tone={low.fuel ? 'med' : 'ok'}
          name={low.fuel ? _(DEALER_ISSUE_LABELS.lowFuel) : t`Fuel`}
        >
          {t`${level} left, enough for ${range}`}
        </FactRow>
      )}
      <FactRow
        icon={low.battery ? INVENTORY_ICONS.batteryWarning : ICONS.zap}
        tone={low.battery ? 'high' : 'ok'}
        name={low.battery ? _(DEALER_ISSUE_LABELS.lowBattery) : t`Battery`}
        step={low.battery && t`Charge soon`}
      >
        {ev
          ? t`${charge} charged, enough for ${range}`
          : low.battery
            ? t`The starter battery drained while parked`
            : t`The starter battery is OK`}
      </FactRow>
    </>
  )
}
