import { useModeFlags } from '../../state/mode'
import { DealerDashboard } from './DealerDashboard'
import { FleetDashboard, type FleetDashboardProps } from './FleetDashboard'

/** The first look at a fleet, or at a dealer's stock. */
export function DashboardScreen(props: FleetDashboardProps) {
  const { fleetChoice, days, onDays, ...page } = props
  return useModeFlags().inDealerMode ? <DealerDashboard {...page} /> : <FleetDashboard {...props} />
}
