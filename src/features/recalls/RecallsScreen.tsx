import { useCapabilities } from '../../state/capabilities'
import { RecallList } from './RecallList'
import { useFleetRecalls, useInventoryRecalls } from './useRecalledVehicles'

/** Open recalls of the account that the visitor is signed in to. */
export function RecallsScreen() {
  return useCapabilities().inventory ? <InventoryRecalls /> : <FleetRecalls />
}

function FleetRecalls() {
  return <RecallList live={useFleetRecalls()} isInventory={false} />
}

function InventoryRecalls() {
  return <RecallList live={useInventoryRecalls()} isInventory />
}
