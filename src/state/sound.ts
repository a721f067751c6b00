import { useAtomValue } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { deviceSettingsAtom } from './deviceSettings'
import { isBoolean } from './persisted'
import { store } from './store'
import { visitAtom } from './visit'

/**
 * Whether the game has sound: by default as staff set it for this device, which is off initially, until a
 * visitor changes it for their visit.
 */
const chosenAtom = visitAtom<boolean | null>(null, { name: 'sound', isValid: isBooleanOrNull })
const soundAtom = atom((get) => get(chosenAtom) ?? get(deviceSettingsAtom).sound)

export function useSound(): boolean {
  return useAtomValue(soundAtom, { store })
}

export function isSoundOn(): boolean {
  return store.get(soundAtom)
}

export function setSound(on: boolean): void {
  store.set(chosenAtom, on)
}

function isBooleanOrNull(value: unknown): value is boolean | null {
  return value === null || isBoolean(value)
}
