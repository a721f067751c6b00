import { useSearch } from '@tanstack/react-router'
import { InventoryScreen } from '../../../features/vehicles/inventory/InventoryScreen'
import { VehiclesScreen } from '../../../features/vehicles/list/VehiclesScreen'
import { useCapabilities } from '../../../state/capabilities'
import { useFleetInForce } from '../../../state/fleet'
import { useDataProblem, useRetryData } from '../../shell/dataProblem'
import { useSearchChange } from '../search/useSearchChange'

/** Search text, filter and order live in the address: a link opens exactly this list. A dealer's is the inventory. */
export function VehiclesRoute() {
  const search = useSearch({ from: '/shell/1' })
  const fleet = useFleetInForce()
  const onSearch = useSearchChange<'/shell/1'>()
  const shared = { search, onSearch, problem: useDataProblem(), onRetry: useRetryData() }
  return useCapabilities().inventory ? (
    <InventoryScreen {...shared} />
  ) : (
    <VehiclesScreen {...shared} fleet={fleet} />
  )
}
