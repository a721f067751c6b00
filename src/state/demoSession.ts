import { useAtomValue } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { store } from './store'

/** The visit's identifier, which is the wire's sessionIdentifier; empty until the visit has begun. */
const demoSessionAtom = atom('')

export function demoSessionId(): string {
  return store.get(demoSessionAtom)
}

export function useDemoSessionId(): string {
  return useAtomValue(demoSessionAtom, { store })
}

export function setDemoSessionId(id: string): void {
  store.set(demoSessionAtom, id)
}
