import { useAtomValue } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { type Region, regionOf } from '#domain/base/locale'
import { deviceSettingsAtom } from './deviceSettings'
import { localeAtom } from './locale'
import { ownFleetAtom } from './ownFleet'
import { store } from './store'

/**
 * Region of map and data: the city that a visitor chose for their own fleet (docs/booth.md B8), otherwise the one
 * that staff set on this device, otherwise that of the language (docs/decisions.md D2).
 */
export const regionAtom = atom<Region>(
  (get) =>
    get(ownFleetAtom)?.visitor?.dials.region ?? get(deviceSettingsAtom).region ?? regionOf(get(localeAtom)),
)

export function useRegion(): Region {
  return useAtomValue(regionAtom, { store })
}

export function currentRegion(): Region {
  return store.get(regionAtom)
}
