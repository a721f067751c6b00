import { useAtomValue } from 'jotai/react'
import { store } from './store'
import { visitAtom } from './visit'

/** Whether the notifications panel of the header is open. */
const openAtom = visitAtom(false)
/** How often the bell rang in this visit. */
const ringsAtom = visitAtom(0)

export function usePanelOpen(): boolean {
  return useAtomValue(openAtom, { store })
}

export function setPanelOpen(open: boolean): void {
  store.set(openAtom, open)
}

export function togglePanel(): void {
  store.set(openAtom, !store.get(openAtom))
}

export function useBellRings(): number {
  return useAtomValue(ringsAtom, { store })
}

/** Rings the bell once. */
export function ringBell(): void {
  store.set(ringsAtom, (rings) => rings + 1)
}
