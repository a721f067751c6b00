import { useModeFlags } from '../../state/mode'
import { DealerDashboard } from './DealerDashboard'
import { FleetDashboard, type FleetDashboardProps } from './FleetDashboard'

/** The first look at a fleet, or at a dealer's stock. */
export function DashboardScreen(props: FleetDashboardProps) {
  const { problem, onSearch, onRetry } = props
  return useModeFlags().inDealerMode ? (
    <DealerDashboard problem={problem} onSearch={onSearch} onRetry={onRetry} />
  ) : (
    <FleetDashboard {...props} />
  )
}
