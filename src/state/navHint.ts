import { useAtomValue } from 'jotai/react'
import { store } from './store'
import { visitAtom } from './visit'

/** The element that glows as a hint of the game: a navigation item by its id, or the bell. */
export type NavHint = number | 'bell'

const hintAtom = visitAtom<NavHint | null>(null)

export function useNavHint(): NavHint | null {
  return useAtomValue(hintAtom, { store })
}

export function setNavHint(hint: NavHint | null): void {
  store.set(hintAtom, hint)
}
