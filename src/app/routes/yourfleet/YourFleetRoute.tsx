import { ComingSoonScreen } from '../../../features/comingsoon/ComingSoonScreen'
import { useScreenTitle } from '../useScreenTitle'

/** A visitor's own fleet, by three dials. */
export function YourFleetRoute() {
  return <ComingSoonScreen title={useScreenTitle('yourFleet')} place="/your-fleet" known bare />
}
