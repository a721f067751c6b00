import { readDashboardAhead, readVehiclesAhead } from '../../../data/queries/firstReads'
import { currentCapabilities } from '../../../state/capabilities'

/** The `beforeLoad` of the dashboard: its rows are read while its code is loaded, instead of after it is shown. */
export function readDashboard(): void {
  const { signIn } = currentCapabilities()
  readDashboardAhead(section(), signIn)
}

/** The same for a screen that shows vehicles. */
export function readVehicles(): void {
  readVehiclesAhead(section())
}

const section = () => (currentCapabilities().inventory ? 'dealer' : 'fleet')
