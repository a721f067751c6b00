import { useCapabilities } from '../../state/capabilities'
import { FleetOverview } from './FleetOverview'
import { InventoryOverview } from './InventoryOverview'

/** Where the vehicles of the fleet or lot in force are, and the way to the map (docs/rules.md DA-21). */
export function OverviewMapCard({ className }: { className?: string | undefined }) {
  return useCapabilities().inventory ? (
    <InventoryOverview className={className} />
  ) : (
    <FleetOverview className={className} />
  )
}
