import { useAtomValue } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { type Region, regionOf } from '#domain/base/locale'
import { deviceSettingsAtom } from './deviceSettings'
import { localeAtom } from './locale'
import { store } from './store'

/**
 * Region of map and data: the one that staff set on this device, otherwise that of the language
 * (docs/decisions.md D2).
 */
export const regionAtom = atom<Region>((get) => get(deviceSettingsAtom).region ?? regionOf(get(localeAtom)))

export function useRegion(): Region {
  return useAtomValue(regionAtom, { store })
}

export function currentRegion(): Region {
  return store.get(regionAtom)
}
