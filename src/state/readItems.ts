import { useAtomValue } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { store } from './store'
import { visitAtom } from './visit'

/** Ids of the notifications that were read in this visit. */
const readAtom = visitAtom<readonly string[]>([], {
  name: 'readItems',
  isValid: (value): value is readonly string[] =>
    Array.isArray(value) && value.every((id) => typeof id === 'string'),
})
const readSetAtom = atom<ReadonlySet<string>>((get) => new Set(get(readAtom)))

export function useReadItems(): ReadonlySet<string> {
  return useAtomValue(readSetAtom, { store })
}

export function markRead(ids: readonly string[]): void {
  const before = store.get(readSetAtom)
  const added = ids.filter((id) => !before.has(id))
  if (added.length > 0) store.set(readAtom, [...before, ...added])
}

export function markUnread(ids: readonly string[]): void {
  const taken = new Set(ids)
  store.set(
    readAtom,
    store.get(readAtom).filter((id) => !taken.has(id)),
  )
}
