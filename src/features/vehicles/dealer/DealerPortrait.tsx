import type { DealerVehicle } from '#domain/dealer/dealerVehicle'
import { useCapabilities } from '../../../state/capabilities'
import { cx } from '../../../ui/cx'
import { DealerTripsCard } from '../../../widgets/trips/score/DealerTripsCard'
import { RemoteCommandsCard } from '../commands/RemoteCommandsCard'
import { Place } from '../detail/hero/Place'
import styles from '../detail/hero/VehiclePortrait.module.css'
import { RecallNote } from '../detail/RecallNote'
import { type SectionId, SectionNav } from '../detail/SectionNav'
import { TiresCard } from '../detail/TiresCard'
import { DealerDiagnosticsCard } from './DealerDiagnosticsCard'
import { DealerDriverCard } from './DealerDriverCard'
import { DealerHeroCard } from './DealerHeroCard'
import { DealerPlaceCard } from './DealerPlaceCard'
import { InventoryCard } from './InventoryCard'
import { ModelCard } from './ModelCard'

const SECTIONS: readonly SectionId[] = [
  'overview',
  'tires',
  'stock',
  'model',
  'commands',
  'trips',
  'diagnostics',
  'location',
]

export interface DealerPortraitProps {
  vehicle: DealerVehicle
}

/** Detail cards of an inventory vehicle: age, location, health and driver. */
export function DealerPortrait({ vehicle }: DealerPortraitProps) {
  const { trips } = useCapabilities()
  return (
    <div className={styles.screen}>
      <SectionNav sections={trips ? SECTIONS : SECTIONS.filter((id) => id !== 'trips')} />
      <RecallNote vin={vehicle.vin} isInventory />
      <div className={styles.grid}>
        <div className={styles.pair}>
          <Place id="overview">
            <DealerHeroCard vehicle={vehicle} />
          </Place>
          <Place id="tires">
            <TiresCard vehicle={vehicle} />
          </Place>
        </div>
        <Place id="stock" className={styles.half}>
          <InventoryCard vehicle={vehicle} />
        </Place>
        <Place id="model" className={styles.half}>
          <ModelCard vehicle={vehicle} />
        </Place>
        <div className={cx(styles.half, styles.stack, styles.onScreen)}>
          <Place id="commands">
            <RemoteCommandsCard vehicle={vehicle} />
          </Place>
          <Place>
            <DealerDriverCard vehicle={vehicle} />
          </Place>
          {trips && (
            <Place id="trips">
              <DealerTripsCard vehicleId={vehicle.id} />
            </Place>
          )}
        </div>
        <div className={cx(styles.half, styles.stack)}>
          <Place id="diagnostics">
            <DealerDiagnosticsCard vehicle={vehicle} />
          </Place>
          <Place id="location">
            <DealerPlaceCard vehicle={vehicle} />
          </Place>
        </div>
      </div>
    </div>
  )
}
