import { useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { regionOf } from '../../domain/kiosk/locale'
import { type MapAddress, readMapAddress, writeMapAddress } from '../../domain/lists/mapAddress'
import { MapScreen } from '../../features/map/MapScreen'
import { useCapabilities } from '../../state/capabilities'
import { useFleetInForce } from '../../state/fleet'
import { useLocale } from '../../state/locale'
import { useDataProblem, useRetryData } from '../shell/dataProblem'
import { useSearchChange } from './search/useSearchChange'

/** View, tab, choice, filter and search live in the address: a link opens exactly this map. */
export function MapRoute() {
  const search = useSearch({ from: '/shell/0' })
  const address = useMemo(() => readMapAddress(search), [search])
  const changeSearch = useSearchChange<'/shell/0'>()
  const change = useCallback(
    (next: Partial<MapAddress>, how?: 'step' | 'rewrite') => changeSearch(writeMapAddress(next), how),
    [changeSearch],
  )
  return (
    <MapScreen
      address={address}
      region={regionOf(useLocale())}
      seed={Number(search.seed) || 0}
      fleet={useFleetInForce()}
      dealer={useCapabilities().inventory}
      problem={useDataProblem()}
      onChange={change}
      onRetry={useRetryData()}
    />
  )
}
