import { useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo } from 'react'
import { type MapAddress, readMapAddress, writeMapAddress } from '#domain/lists/mapAddress'
import { mapChoices } from '#domain/lists/mapSearch'
import { MapScreen } from '../../features/map/MapScreen'
import { leaveMapChoices } from '../../state/mapChoices'
import { useRegion } from '../../state/region'
import { useSearchChange } from './search/useSearchChange'

/** Keeps view, tab, selection, filter and search in the address, so that a link opens the same map. */
export function MapRoute() {
  const search = useSearch({ from: '/shell/0' })
  const address = useMemo(() => readMapAddress(search), [search])
  useEffect(() => {
    const choices = mapChoices(search)
    // A link to one vehicle shows it unfiltered and keeps the visitor's filter for later.
    if (Object.keys(choices).length > 0) leaveMapChoices(choices)
  }, [search])
  const changeSearch = useSearchChange<'/shell/0'>()
  const change = useCallback(
    (next: Partial<MapAddress>, how?: 'step' | 'rewrite') => {
      const written = writeMapAddress(next)
      if (next.fleetFilter || next.dealerFilter || next.kinds)
        leaveMapChoices(mapChoices({ ...search, ...written }))
      changeSearch(written, how)
    },
    [changeSearch, search],
  )
  return (
    <MapScreen address={address} region={useRegion()} seed={Number(search.seed) || 0} onChange={change} />
  )
}
