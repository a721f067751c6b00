import { useAtomValue } from 'jotai/react'
import { isBoolean } from './persisted'
import { store } from './store'
import { visitAtom } from './visit'

/** Whether the game may be heard: off until a visitor wants it, and for the next visitor again. */
const soundAtom = visitAtom(false, { name: 'sound', isValid: isBoolean })

export function useSound(): boolean {
  return useAtomValue(soundAtom, { store })
}

export function isSoundOn(): boolean {
  return store.get(soundAtom)
}

export function setSound(on: boolean): void {
  store.set(soundAtom, on)
}
