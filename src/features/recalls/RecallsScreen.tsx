import { useSection } from '../../state/useSection'
import { RecallList } from './RecallList'
import { useRecalledVehicles } from './useRecalledVehicles'

/** Open recalls of the signed-in account. */
export function RecallsScreen() {
  const section = useSection()
  return <RecallList live={useRecalledVehicles(section)} isInventory={section === 'dealer'} />
}
