import { useCapabilities } from '../../state/capabilities'
import { DealerDashboard } from './DealerDashboard'
import { FleetDashboard, type FleetDashboardProps } from './FleetDashboard'

/** The dashboard of a fleet or of a dealer's inventory. */
export function DashboardScreen(props: FleetDashboardProps) {
  const { fleetChoice, days, onDays, ...page } = props
  return useCapabilities().inventory ? <DealerDashboard {...page} /> : <FleetDashboard {...props} />
}
