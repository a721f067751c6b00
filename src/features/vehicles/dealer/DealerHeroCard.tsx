import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { type DealerVehicle, inventoryLevel } from '#domain/dealer/dealerVehicle'
import { isLowLevel, isLowOil } from '#domain/vehicle/lowReadings'
import { MISSING } from '../../../i18n/formats'
import {
  COLOR_LABELS,
  CONDITION_LABELS,
  DEALER_FLEET_LABELS,
  DEALER_TAG_LABELS,
  STOCK_LABELS,
} from '../../../i18n/labelsInventory'
import { UNIT_LABELS } from '../../../i18n/unitLabels'
import { useFormats } from '../../../i18n/useFormats'
import { cardClass } from '../../../ui/display/cardClass'
import { VehicleArt } from '../../../ui/display/VehicleArt'
import { InventoryIssue } from '../../../widgets/vehicle/InventoryIssue'
import { InventoryStatus } from '../../../widgets/vehicle/InventoryStatus'
import { STATUS_STEPS } from '../../../widgets/vehicle/statusLabels'
import { VehicleStatusLabel } from '../../../widgets/vehicle/VehicleStatusLabel'
import styles from '../detail/hero/HeroCard.module.css'
import { HeroHead } from '../detail/hero/HeroHead'
import { HeroTags } from '../detail/hero/HeroTags'
import { type Stat, Stats } from '../detail/hero/Stats'
import { StatusMeaning } from '../detail/hero/StatusMeaning'
import note from '../detail/hero/StatusNote.module.css'
import own from './DealerHeroCard.module.css'

/** Summary of an inventory vehicle: status, picture, driver and key figures. */
export function DealerHeroCard({ vehicle }: { vehicle: DealerVehicle }) {
  const { _ } = useCatalog()
  const { label, status, makeName, modelName, modelYear, trim, color, assignedDriver, details } = vehicle
  const colorName = _(COLOR_LABELS[color])
  const chips = [
    ...vehicle.tags.map((tag) => _(DEALER_TAG_LABELS[tag])),
    _(CONDITION_LABELS[vehicle.condition]),
    _(DEALER_FLEET_LABELS[vehicle.fleet]),
  ]
  return (
    <section className={cardClass(styles.hero)} aria-labelledby="vehicle-label">
      <HeroHead
        label={label}
        states={
          <span className={own.pills}>
            <InventoryStatus status={vehicle.stockStatus} />
            <VehicleStatusLabel status={status} pill />
            <InventoryIssue vehicle={vehicle} pill />
          </span>
        }
        model={
          <>
            <bdi>
              {makeName} {modelName} {trim}
            </bdi>
            , {modelYear}, {colorName}
          </>
        }
        driverName={assignedDriver}
      >
        <HeroTags tags={chips} />
      </HeroHead>
      <div className={styles.stage}>
        <VehicleArt image={details.profileImage} detail="hero" className={styles.art} />
      </div>
      <div className={own.foot}>
        <DealerNote vehicle={vehicle} />
        <DealerStats vehicle={vehicle} />
      </div>
    </section>
  )
}

/** Why a vehicle sends no readings: it is in transit, or what its status means and what to do. */
function DealerNote({ vehicle }: { vehicle: DealerVehicle }) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const { at, date } = useFormats()
  const { status, stockStatus, details } = vehicle
  if (stockStatus === 'inTransit') {
    const expected = date(at(details.deliveryDate))
    return (
      <div className={note.note}>
        <h3 className={note.title}>{_(STOCK_LABELS.inTransit)}</h3>
        <p>{t`Expected on ${expected}. Until then, it is not on a lot and sends no data.`}</p>
      </div>
    )
  }
  if (inventoryLevel(vehicle) !== null && !STATUS_STEPS[status]) return null
  return <StatusMeaning status={status} />
}

/** Range, fuel or charge, oil life, odometer and days in inventory, as far as they are known. */
function DealerStats({ vehicle }: { vehicle: DealerVehicle }) {
  const { t, i18n } = useLingui()
  const { distance, whole } = useFormats()
  const { details, odometerMi, daysInInventory } = vehicle
  const percent = (
    value: number | null,
    isLow: (value: number | null) => boolean,
  ): Pick<Stat, 'reading' | 'meter'> =>
    value === null
      ? { reading: { value: MISSING, unit: '' } }
      : {
          reading: { value: whole(value), unit: i18n._(UNIT_LABELS.percent) },
          meter: { percent: value, low: isLow(value) },
        }
  const stats: Stat[] = [
    { name: t`Range`, reading: distance(details.rangeMi) },
    { name: details.ev ? t`Charge` : t`Fuel`, ...percent(inventoryLevel(vehicle), isLowLevel) },
    { name: t`Oil life`, ...percent(details.oilLife, isLowOil) },
    { name: t`Odometer`, reading: distance(odometerMi) },
    {
      name: t`Days in inventory`,
      reading: { value: daysInInventory === null ? MISSING : whole(daysInInventory), unit: '' },
    },
  ]
  return <Stats stats={stats.filter(({ reading }) => reading.value !== MISSING)} />
}
