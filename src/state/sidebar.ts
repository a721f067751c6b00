import { useAtomValue } from 'jotai/react'
import { deviceAtom, store } from './store'

/** Width from which the side navigation is open by default (docs/rules.md SH-17), in CSS pixels. */
export const SIDEBAR_BREAKPOINT_PX = 992

export function isWide(): boolean {
  return window.innerWidth >= SIDEBAR_BREAKPOINT_PX
}

const sidebarAtom = deviceAtom(typeof window === 'undefined' ? true : isWide())
/** Whether the visitor moved it last: what comes with a screen stands where it belongs at once. */
const slidesAtom = deviceAtom(false)

export function useSidebarVisible(): boolean {
  return useAtomValue(sidebarAtom, { store })
}

export function useSidebarSlides(): boolean {
  return useAtomValue(slidesAtom, { store })
}

export function setSidebarVisible(visible: boolean): void {
  store.set(slidesAtom, false)
  store.set(sidebarAtom, visible)
}

/** Whether the visitor moved it since this screen was chosen. */
export function isSidebarMoved(): boolean {
  return store.get(slidesAtom)
}

/** Another screen was chosen: a drawer closes, and what the visitor did with the last screen's is done. */
export function leaveSidebar(): void {
  setSidebarVisible(isWide() && store.get(sidebarAtom))
}

export function toggleSidebar(): void {
  store.set(slidesAtom, true)
  store.set(sidebarAtom, !store.get(sidebarAtom))
}
