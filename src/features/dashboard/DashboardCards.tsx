import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Deferred } from '../../ui/feedback/Deferred'
import { Locked } from '../../widgets/upgrade/Locked'
import { VehicleCheckCard } from './check/VehicleCheckCard'
import styles from './DashboardCards.module.css'
import type { DashboardView } from './dashboardView'
import { LevelCard } from './LevelCard'
import { OverviewMapCard } from './OverviewMapCard'
import { SnapshotCard } from './SnapshotCard'
import { DistanceTile } from './tiles/DistanceTile'
import { FuelTile } from './tiles/FuelTile'
import { RecallTile } from './tiles/RecallTile'

export interface DashboardCardsProps {
  view: DashboardView
  /** Content of a mode between the two rows of cards. */
  children: ReactNode
  onVehicleCheck: () => void
}

/**
 * Cards of every mode, with the mode's own cards between them. A plan may lock four of them (docs/rules.md
 * DA-22 to DA-25).
 */
export function DashboardCards({ view, children, onVehicleCheck }: DashboardCardsProps) {
  const { t } = useLingui()
  return (
    <>
      <div className={styles.first}>
        <SnapshotCard view={view} className={styles.snapshot} />
        <RecallTile className={styles.recalls} />
        <VehicleCheckCard view={view} className={styles.check} onOpen={onVehicleCheck} />
        <Locked part="vehiclePositions" name={t`Fleet overview`} className={styles.map}>
          <OverviewMapCard />
        </Locked>
      </div>
      <Deferred>
        {children}
        <div className={styles.second}>
          <Locked part="distances" name={t`Distance`}>
            <DistanceTile tiles={view.tiles} />
          </Locked>
          <Locked part="fuelUse" name={t`Fuel`}>
            <FuelTile tiles={view.tiles} />
          </Locked>
          <Locked part="levels" name={t`Fuel and energy level`} className={styles.levels}>
            <LevelCard view={view} />
          </Locked>
        </div>
      </Deferred>
    </>
  )
}
