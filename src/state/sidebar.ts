import { useAtomValue } from 'jotai/react'
import { deviceAtom, store } from './store'

/** Width from which the side navigation is open by default (docs/rules.md SH-17), in CSS pixels. */
export const SIDEBAR_BREAKPOINT_PX = 992

export function isWide(): boolean {
  return window.innerWidth >= SIDEBAR_BREAKPOINT_PX
}

const sidebarAtom = deviceAtom(typeof window === 'undefined' ? true : isWide())
/** Whether the visitor moved it last: a change by a new screen is not animated. */
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

/** Whether the visitor moved it since this screen was opened. */
export function isSidebarMoved(): boolean {
  return store.get(slidesAtom)
}

/** Called when another screen is opened: a drawer closes, and the visitor's change for the last screen is dropped. */
export function leaveSidebar(): void {
  setSidebarVisible(isWide() && store.get(sidebarAtom))
}

/** Called for the visitor, who sees what a new screen is about to change. */
export function moveSidebar(visible: boolean): void {
  store.set(slidesAtom, true)
  store.set(sidebarAtom, visible)
}

/** Closes the navigation after a link was followed, where it covers the screen. */
export function closeDrawer(): void {
  if (!isWide()) setSidebarVisible(false)
}
