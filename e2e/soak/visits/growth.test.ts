import { expect, it } from 'vitest'
import { growths } from './growth'
import type { State } from './state'

const state = (visit: number, changes: Partial<State> = {}) =>
  ({ visit, heapMb: 20, dataMb: 10, nodes: 1_000, listeners: 400, documents: 3, ...changes }) as State

it('names what a page holds far more of than after its first visits', () => {
  expect(growths([state(5), state(40, { nodes: 1_501, listeners: 600 })])).toEqual([
    'nodes: 1000 after visit 5, 1501 after visit 40.',
  ])
})

it('allows compiled code to grow by more than what the program holds', () => {
  expect(growths([state(5), state(40, { heapMb: 25, dataMb: 10.9 })])).toEqual([])
  expect(growths([state(5), state(40, { heapMb: 25, dataMb: 11.1 })])).toEqual([
    'dataMb: 10 after visit 5, 11.1 after visit 40.',
  ])
})

it('says nothing of a few visits', () => {
  expect(growths([state(5), state(14, { nodes: 9_000 })])).toEqual([])
  expect(growths([state(3, { nodes: 9_000 })])).toEqual([])
})
