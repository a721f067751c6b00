import { useCapabilities } from '../../state/capabilities'
import { DealerDashboard } from './DealerDashboard'
import { FleetDashboard, type FleetDashboardProps } from './FleetDashboard'

/** The first look at a fleet, or at a dealer's stock. */
export function DashboardScreen(props: FleetDashboardProps) {
  const { fleetChoice, days, onDays, ...page } = props
  return useCapabilities().inventory ? <DealerDashboard {...page} /> : <FleetDashboard {...props} />
}
