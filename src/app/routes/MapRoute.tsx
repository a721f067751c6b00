import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { regionOf } from '../../domain/kiosk/locale'
import { MapScreen } from '../../features/map/MapScreen'
import { type MapAddress, readMapAddress, writeMapAddress } from '../../features/map/mapAddress'
import { useFleetInForce } from '../../state/fleet'
import { useLocale } from '../../state/locale'
import { useModeFlags } from '../../state/mode'
import { KitProvider } from '../../ui/kit/KitProvider'

/** View, tab, choice, filter and search live in the address: a link opens exactly this map. */
export function MapRoute() {
  const navigate = useNavigate()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const address = useMemo(() => readMapAddress(search), [search])
  const change = useCallback(
    (next: Partial<MapAddress>, how: 'step' | 'rewrite' = 'rewrite') =>
      void navigate({
        to: '/0',
        search: (before: Record<string, unknown>) => ({ ...before, ...writeMapAddress(next) }),
        replace: how === 'rewrite',
        resetScroll: false,
      }),
    [navigate],
  )
  return (
    <KitProvider>
      <MapScreen
        address={address}
        region={regionOf(useLocale())}
        seed={Number(search.seed) || 0}
        fleet={useFleetInForce()}
        dealer={useModeFlags().inDealerMode}
        onChange={change}
      />
    </KitProvider>
  )
}
