import { useAtomValue } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { type Capabilities, capabilities } from '../domain/kiosk/capabilities'
import { regionOf } from '../domain/kiosk/locale'
import { modeOf } from '../domain/kiosk/mode'
import { configAtom } from './config'
import { localeAtom } from './locale'
import { cameraAddedAtom, modeAtom } from './mode'
import { store } from './store'

const capabilitiesAtom = atom((get) => {
  const flags = get(modeAtom)
  return capabilities({
    mode: modeOf(flags),
    essentials: flags.inEssentialsMode,
    addOns: { camera: get(cameraAddedAtom) },
    config: get(configAtom),
    region: regionOf(get(localeAtom)),
  })
})

/** What this visit may see and do: by its mode, its plan, its add-ons, the configuration and the region. */
export function useCapabilities(): Capabilities {
  return useAtomValue(capabilitiesAtom, { store })
}
