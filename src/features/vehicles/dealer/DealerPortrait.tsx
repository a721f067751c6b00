import type { DealerVehicle } from '../../../domain/dealerVehicle'
import { cx } from '../../../ui/cx'
import { DealerTripsCard } from '../../../widgets/trips/DealerTripsCard'
import { useTripsOffered } from '../../../widgets/trips/useTripsOffered'
import { RemoteCommandsCard } from '../commands/RemoteCommandsCard'
import { Place } from '../detail/Place'
import { SectionNav } from '../detail/SectionNav'
import type { SectionId } from '../detail/sections'
import { TiresCard } from '../detail/TiresCard'
import styles from '../detail/VehiclePortrait.module.css'
import { DealerDiagnosticsCard } from './DealerDiagnosticsCard'
import { DealerDriverCard } from './DealerDriverCard'
import { DealerHeroCard } from './DealerHeroCard'
import { DealerPlaceCard } from './DealerPlaceCard'
import { ModelCard } from './ModelCard'
import { StockCard } from './StockCard'

/** A portrait of one vehicle of the stock: how long it stands and where, how it is, who has it. */
export function DealerPortrait({ vehicle }: { vehicle: DealerVehicle }) {
  const { offered } = useTripsOffered()
  const sections: SectionId[] = ['overview', 'tires', 'stock', 'model', 'commands', 'diagnostics', 'location']
  if (offered) sections.push('trips')
  return (
    <div className={styles.screen}>
      <SectionNav sections={sections} />
      <div className={styles.grid}>
        <Place id="overview" className={styles.hero}>
          <DealerHeroCard vehicle={vehicle} />
        </Place>
        <Place id="tires" className={styles.tires}>
          <TiresCard vehicle={vehicle} />
        </Place>
        <Place id="stock" className={styles.half}>
          <StockCard vehicle={vehicle} />
        </Place>
        <Place id="model" className={styles.half}>
          <ModelCard vehicle={vehicle} />
        </Place>
        <Place id="commands" className={styles.half}>
          <RemoteCommandsCard vehicle={vehicle} />
        </Place>
        <Place id="diagnostics" className={styles.half}>
          <DealerDiagnosticsCard vehicle={vehicle} />
        </Place>
        <Place id="location" className={styles.half}>
          <DealerPlaceCard vehicle={vehicle} />
        </Place>
        <div className={cx(styles.half, styles.stack)}>
          <Place>
            <DealerDriverCard vehicle={vehicle} />
          </Place>
          {offered && (
            <Place id="trips">
              <DealerTripsCard vehicleId={vehicle.id} />
            </Place>
          )}
        </div>
      </div>
    </div>
  )
}
