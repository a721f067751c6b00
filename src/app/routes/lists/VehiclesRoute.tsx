import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { InventoryScreen } from '../../../features/vehicles/inventory/InventoryScreen'
import { VehiclesScreen } from '../../../features/vehicles/list/VehiclesScreen'
import { useFleetInForce } from '../../../state/fleet'
import { useModeFlags } from '../../../state/mode'
import { KitProvider } from '../../../ui/kit/KitProvider'

/** Search text, filter and order live in the address: a link opens exactly this list. A dealer's is the inventory. */
export function VehiclesRoute() {
  const navigate = useNavigate()
  const search: Record<string, string> = useSearch({ strict: false })
  const fleet = useFleetInForce()
  const change = useCallback(
    (next: Record<string, string | undefined>) =>
      void navigate({
        to: '/1',
        search: (before: Record<string, unknown>) => ({ ...before, ...next }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  const shared = { search, onSearch: change }
  return (
    <KitProvider>
      {useModeFlags().inDealerMode ? (
        <InventoryScreen {...shared} />
      ) : (
        <VehiclesScreen {...shared} fleet={fleet} />
      )}
    </KitProvider>
  )
}
