import { useAtomValue } from 'jotai/react'
import { store } from './store'
import { visitAtom } from './visit'

/** The sheets of the shell: one at a time, over any screen. */
export type ShellSheet = 'about' | 'faq' | 'handoff' | 'support' | 'tourEnd' | 'trial'

const sheetAtom = visitAtom<ShellSheet | null>(null)

export function useShellSheet(): ShellSheet | null {
  return useAtomValue(sheetAtom, { store })
}

export function openSheet(sheet: ShellSheet): void {
  store.set(sheetAtom, sheet)
}

export function closeSheet(): void {
  store.set(sheetAtom, null)
}
