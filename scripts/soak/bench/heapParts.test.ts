import { expect, test } from 'vitest'
import { weigh } from './heapParts'

test('Weighs what a program holds apart from compiled code and from what the browser keeps', () => {
  const types = ['code', 'object', 'string', 'native', 'synthetic']
  const parts = weigh({
    snapshot: { meta: { node_fields: ['type', 'name', 'id', 'self_size'], node_types: [types] } },
    nodes: [
      [0, 9, 1, 3_000_000],
      [1, 9, 2, 500_000],
      [3, 9, 3, 7_000_000],
      [2, 9, 4, 250_000],
      [4, 9, 5, 100],
    ].flat(),
  })
  expect(parts).toEqual({ dataMb: 0.75, codeMb: 3 })
})
