import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import { readTab, writeTab } from './persisted'
import { store } from './store'

/** Functions that reset each state of a visit. */
const resets: (() => void)[] = []

/** Functions that bring back what a reload has taken. */
const restores: (() => void)[] = []

/** How a state outlives a reload of its visit: under a name, unless what was stored makes no sense. */
export interface KeptState<Value> {
  name: string
  isValid: (value: unknown) => value is Value
}

/** A state of one visit, which is reset to its initial value for the next visitor. */
export function visitAtom<Value>(initial: Value, kept?: KeptState<Value>): PrimitiveAtom<Value> {
  const state = atom(initial)
  resets.push(() => store.set(state, () => initial))
  if (kept) {
    const restore = () => {
      const value = memory.values[kept.name]
      store.set(state, () => (kept.isValid(value) ? value : initial))
    }
    restore()
    restores.push(restore)
    store.sub(state, () => keep(kept.name, store.get(state)))
  }
  return state
}

/** Kept states by name, with the visit that they belong to. */
interface VisitMemory {
  visit: string | null
  values: Readonly<Record<string, unknown>>
}

const KEY = 'pharos.visitState'
let memory: VisitMemory = { visit: null, values: {} }

/** Brings back the kept states of a visit, which are none for a new one. */
export function restoreVisitState(visit: string): void {
  if (visit === memory.visit) return
  const stored = readTab(KEY) as Partial<VisitMemory> | null
  const values = stored?.visit === visit && typeof stored.values === 'object' ? stored.values : {}
  memory = { visit, values }
  for (const restore of restores) restore()
}

function keep(name: string, value: unknown): void {
  if (memory.values[name] === value) return
  memory = { ...memory, values: { ...memory.values, [name]: value } }
  if (memory.visit !== null) writeTab(KEY, memory)
}

/** Resets every state of the visit. */
export function resetVisitState(): void {
  for (const begin of resets) begin()
}
