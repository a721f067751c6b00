import { useSection } from '../../state/useSection'
import { RecallList } from './RecallList'
import { useRecalledVehicles } from './useRecalledVehicles'

/** Open recalls of the account that the visitor is signed in to. */
export function RecallsScreen() {
  const section = useSection()
  return <RecallList live={useRecalledVehicles(section)} isInventory={section === 'dealer'} />
}
