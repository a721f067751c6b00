import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import { readTab, removeTab, writeTab } from './persisted'
import { store } from './store'

/** Functions that reset each state of a visit. */
const resets: (() => void)[] = []

/** Functions that copy a state and return a function that restores it; without states that belong to no sandbox. */
const copies: (() => () => void)[] = []

/** Functions that restore what a reload has lost. */
const restores: (() => void)[] = []

/** How a state survives a reload of its visit: under a name, unless the stored value is invalid. */
export interface KeptState<Value> {
  name: string
  isValid: (value: unknown) => value is Value
}

/** A state of one visit, which is reset to its initial value for the next visitor. */
export function visitAtom<Value>(initial: Value, kept?: KeptState<Value>): PrimitiveAtom<Value> {
  const state = outerVisitAtom(initial, kept)
  copies.push(() => {
    const value = store.get(state)
    store.set(state, () => initial)
    return () => store.set(state, () => value)
  })
  return state
}

/** A state of one visit that is not stashed with the others. */
export function outerVisitAtom<Value>(initial: Value, kept?: KeptState<Value>): PrimitiveAtom<Value> {
  const state = atom(initial)
  resets.push(() => store.set(state, () => initial))
  if (kept) {
    const restore = () => {
      const value = memory.values[kept.name]
      store.set(state, () => (kept.isValid(value) ? value : initial))
    }
    restore()
    restores.push(restore)
    store.sub(state, () => keep(kept.name, store.get(state), initial))
  }
  return state
}

/** Stored states by name, with their visit. */
interface VisitMemory {
  visit: string | null
  values: Readonly<Record<string, unknown>>
}

const KEY = 'pharos.visitState'
let memory: VisitMemory = { visit: null, values: {} }

/** Restores the stored states of a visit; a new visit has none. */
export function restoreVisitState(visit: string): void {
  if (visit === memory.visit) return
  const stored = readTab(KEY) as Partial<VisitMemory> | null
  const values = stored?.visit === visit && typeof stored.values === 'object' ? stored.values : {}
  memory = { visit, values }
  for (const restore of restores) restore()
}

/**
 * Reads the stored states again: another page of this tab's visit may have changed them while this one was in
 * the back-forward cache.
 */
export function rereadVisitState(): void {
  const { visit } = memory
  memory = { visit: null, values: {} }
  if (visit !== null) restoreVisitState(visit)
}

/** An initial value need not be stored. */
function keep(name: string, value: unknown, initial: unknown): void {
  const { [name]: before, ...others } = memory.values
  const isInitial = value === initial
  if (isInitial ? before === undefined : before === value) return
  memory = { ...memory, values: isInitial ? others : { ...others, [name]: value } }
  writeMemory()
}

function writeMemory(): void {
  if (memory.visit === null) return
  if (Object.keys(memory.values).length === 0) removeTab(KEY)
  else writeTab(KEY, memory)
}

/** Resets every state of the visit. */
export function resetVisitState(): void {
  for (const begin of resets) begin()
}

/** The states of the visit that survive a reload, by name. */
export function keptVisitValues(): Readonly<Record<string, unknown>> {
  return memory.values
}

/** Restores stored states after a reload, replacing those of the page. */
export function bringBackKeptValues(values: Readonly<Record<string, unknown>>): void {
  memory = { ...memory, values }
  for (const restore of restores) restore()
  writeMemory()
}

/** Stashes every state of the visit and starts with initial values. @returns a function that restores them */
export function putVisitStateAside(): () => void {
  const restore = copies.map((copy) => copy())
  return () => {
    for (const restoreStash of restore) restoreStash()
  }
}
