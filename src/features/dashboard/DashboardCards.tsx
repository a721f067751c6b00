import type { ReactNode } from 'react'
import styles from './DashboardCards.module.css'
import { DistanceTile } from './DistanceTile'
import type { DashboardView } from './dashboardView'
import { FuelTile } from './FuelTile'
import { LevelCard } from './LevelCard'
import { RecallTile } from './RecallTile'
import { SnapshotCard } from './SnapshotCard'
import { VehicleCheckCard } from './VehicleCheckCard'

export interface DashboardCardsProps {
  view: DashboardView
  /** What a mode has between the two rows of cards. */
  children: ReactNode
  onVehicleCheck: () => void
}

/** The cards that every mode has, and between them what is the mode's own. */
export function DashboardCards({ view, children, onVehicleCheck }: DashboardCardsProps) {
  return (
    <>
      <div className={styles.first}>
        <SnapshotCard view={view} className={styles.snapshot} />
        <RecallTile narrowed={view.narrowed} className={styles.recalls} />
        <VehicleCheckCard view={view} className={styles.check} onOpen={onVehicleCheck} />
      </div>
      {children}
      <div className={styles.second}>
        <DistanceTile tiles={view.tiles} />
        <FuelTile tiles={view.tiles} />
        <LevelCard view={view} className={styles.levels} />
      </div>
    </>
  )
}
