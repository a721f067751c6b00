import { useAtomValue } from 'jotai/react'
import { deviceAtom, store } from './store'

/** Width from which the side navigation is open by default (docs/rules.md SH-17), in CSS pixels. */
export const SIDEBAR_BREAKPOINT_PX = 992

export function isWide(): boolean {
  return window.innerWidth >= SIDEBAR_BREAKPOINT_PX
}

const sidebarAtom = deviceAtom(typeof window === 'undefined' ? true : isWide())

export function useSidebarVisible(): boolean {
  return useAtomValue(sidebarAtom, { store })
}

export function setSidebarVisible(visible: boolean): void {
  store.set(sidebarAtom, visible)
}

export function toggleSidebar(): void {
  store.set(sidebarAtom, !store.get(sidebarAtom))
}
