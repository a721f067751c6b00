import type { DealerVehicle } from '../../../domain/dealer/dealerVehicle'
import type { AppErrorCode } from '../../../domain/kiosk/errors'
import { useCapabilities } from '../../../state/capabilities'
import { cx } from '../../../ui/cx'
import { DealerTripsCard } from '../../../widgets/trips/score/DealerTripsCard'
import { RemoteCommandsCard } from '../commands/RemoteCommandsCard'
import { Place } from '../detail/hero/Place'
import styles from '../detail/hero/VehiclePortrait.module.css'
import { SectionNav } from '../detail/SectionNav'
import type { SectionId } from '../detail/sections'
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
  /** Why the demo data did not arrive; null while it did or still may. */
  problem: AppErrorCode | null
  onRetry: (code: AppErrorCode) => void
}

/** A portrait of one vehicle of the stock: how long it stands and where, how it is, who has it. */
export function DealerPortrait({ vehicle, ...data }: DealerPortraitProps) {
  const { trips } = useCapabilities()
  return (
    <div className={styles.screen}>
      <SectionNav sections={trips ? SECTIONS : SECTIONS.filter((id) => id !== 'trips')} />
      <div className={styles.grid}>
        <Place id="overview" className={styles.hero}>
          <DealerHeroCard vehicle={vehicle} />
        </Place>
        <Place id="tires" className={styles.tires}>
          <TiresCard vehicle={vehicle} />
        </Place>
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
              <DealerTripsCard vehicleId={vehicle.id} {...data} />
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
