import { useAtomValue } from 'jotai/react'
import type { OwnFleetFacts } from '#domain/device/ownFleetFacts'
import { deviceAtom, store } from './store'

/** The own fleet that replaces the shipped one; null for none, and until the database was read. */
export const ownFleetAtom = deviceAtom<OwnFleetFacts | null>(null)

/** Whether the database was read, so that rows of a fleet that is over are hidden. */
const readAtom = deviceAtom(false)

export function useOwnFleetRead(): boolean {
  return useAtomValue(readAtom, { store })
}

export function useOwnFleet(): OwnFleetFacts | null {
  return useAtomValue(ownFleetAtom, { store })
}

export function ownFleet(): OwnFleetFacts | null {
  return store.get(ownFleetAtom)
}

export function setOwnFleet(facts: OwnFleetFacts | null): void {
  store.set(ownFleetAtom, facts)
  store.set(readAtom, true)
}

/** Whether a visitor may choose their own fleet by dials: not while staff show a company's (docs/booth.md B8). */
export function useMayDialFleet(): boolean {
  return useOwnFleet()?.visitor !== null
}
