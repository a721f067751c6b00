import { redirect } from '@tanstack/react-router'
import { isBareMap, type MapSearch } from '#domain/lists/mapSearch'
import { mapChoicesLeft } from '../../state/mapChoices'

/** Who comes back to the map by a bare link finds the filter as it was left (docs/rules.md MA-19). */
export function restoreMapChoices({
  cause,
  search,
}: {
  cause: 'preload' | 'enter' | 'stay'
  search: MapSearch
}) {
  const choices = mapChoicesLeft()
  if (cause !== 'enter' || !isBareMap(search) || Object.keys(choices).length === 0) return
  throw redirect({ to: '/0', search: { ...search, ...choices }, replace: true })
}
