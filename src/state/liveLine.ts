import { useAtomValue } from 'jotai/react'
import { LINE_OFF, type LineStatus } from '../domain/live/lineStatus'
import { deviceAtom, store } from './store'

/** The state of the live line, for staff. */
const lineAtom = deviceAtom<LineStatus>(LINE_OFF)

export function lineStatus(): LineStatus {
  return store.get(lineAtom)
}

export function useLineStatus(): LineStatus {
  return useAtomValue(lineAtom, { store })
}

export function changeLineStatus(change: Partial<LineStatus>): void {
  store.set(lineAtom, { ...lineStatus(), ...change })
}
