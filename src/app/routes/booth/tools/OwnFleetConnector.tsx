import { OwnFleetCard } from '../../../../features/booth/ownfleet/OwnFleetCard'
import { removeOwnFleet, showOwnFleet } from '../../../../session/booth/ownfleet/ownFleet'
import { useOwnFleet } from '../../../../state/ownFleet'

/** The card of a company's own fleet with what it does. */
export function OwnFleetConnector() {
  return (
    <OwnFleetCard
      shown={useOwnFleet()}
      onShow={(prospect) => succeeds(showOwnFleet(prospect))}
      onRemove={() => succeeds(removeOwnFleet())}
    />
  )
}

const succeeds = (work: Promise<void>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )
