import { useSearch } from '@tanstack/react-router'
import { InventoryScreen } from '../../../features/vehicles/inventory/InventoryScreen'
import { VehiclesScreen } from '../../../features/vehicles/list/VehiclesScreen'
import { useCapabilities } from '../../../state/capabilities'
import { useEffectiveFleet } from '../../../state/fleet'
import { useSearchChange } from '../search/useSearchChange'

/** Keeps search, filter and sort order in the address. In dealer mode the list is the inventory. */
export function VehiclesRoute() {
  const search = useSearch({ from: '/shell/1' })
  const fleet = useEffectiveFleet()
  const onSearch = useSearchChange<'/shell/1'>()
  const shared = { search, onSearch }
  return useCapabilities().inventory ? (
    <InventoryScreen {...shared} />
  ) : (
    <VehiclesScreen {...shared} fleet={fleet} />
  )
}
