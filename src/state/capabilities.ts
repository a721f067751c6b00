import { useAtomValue } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { type Capabilities, capabilities } from '#domain/device/capabilities'
import { modeOf } from '#domain/device/mode'
import { configAtom } from './config'
import { deviceSettingsAtom } from './deviceSettings'
import { cameraAddedAtom, modeAtom } from './mode'
import { regionAtom } from './region'
import { store } from './store'

const capabilitiesAtom = atom((get) => {
  const flags = get(modeAtom)
  return capabilities({
    mode: modeOf(flags),
    essentials: flags.inEssentialsMode,
    addOns: { camera: get(cameraAddedAtom) },
    config: get(configAtom),
    region: get(regionAtom),
    modes: get(deviceSettingsAtom).modes,
  })
})

export function currentCapabilities(): Capabilities {
  return store.get(capabilitiesAtom)
}

/** What this visit may see and do: by its mode, its plan, its add-ons, the configuration and the region. */
export function useCapabilities(): Capabilities {
  return useAtomValue(capabilitiesAtom, { store })
}
