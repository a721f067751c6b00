import { useAtomValue } from 'jotai/react'
import { store } from './store'
import { visitAtom } from './visit'

/** The notifications panel of the header: whether it is open, and when in this visit it last was. */
const openAtom = visitAtom(false)
/** By the demo's clock; null before the first time in this visit. */
const seenAtom = visitAtom<Date | null>(null)

export function usePanelOpen(): boolean {
  return useAtomValue(openAtom, { store })
}

export function usePanelSeen(): Date | null {
  return useAtomValue(seenAtom, { store })
}

export function setPanelOpen(open: boolean): void {
  store.set(openAtom, open)
}

export function togglePanel(): void {
  store.set(openAtom, !store.get(openAtom))
}

/** Marks everything up to now as seen. */
export function markPanelSeen(at: Date): void {
  store.set(seenAtom, at)
}
