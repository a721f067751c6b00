import { useLingui as useCatalog } from '@lingui/react'
import type { DealerVehicle } from '#domain/dealer/dealerVehicle'
import {
  COLOR_LABELS,
  CONDITION_LABELS,
  DEALER_FLEET_LABELS,
  DEALER_TAG_LABELS,
} from '../../../i18n/labelsInventory'
import { surface } from '../../../ui/display/surface'
import { VehicleArt } from '../../../ui/display/VehicleArt'
import { InventoryIssue } from '../../../widgets/vehicle/InventoryIssue'
import { InventoryStatus } from '../../../widgets/vehicle/InventoryStatus'
import { VehicleStatusLabel } from '../../../widgets/vehicle/VehicleStatusLabel'
import styles from '../detail/hero/HeroCard.module.css'
import { HeroHead } from '../detail/hero/HeroHead'
import { HeroTags } from '../detail/hero/HeroTags'
import own from './DealerHeroCard.module.css'
import { DealerNote } from './DealerNote'
import { DealerStats } from './DealerStats'

/** Summary of an inventory vehicle: state, portrait, driver, and the numbers that matter. */
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
    <section className={surface(styles.hero)} aria-labelledby="vehicle-label">
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
