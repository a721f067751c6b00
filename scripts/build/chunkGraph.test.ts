import { expect, test } from 'vitest'
import { findRing } from './chunkGraph'

const graph = (imports: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(imports).map(([file, names]) => [file, { imports: names }]))

test('a ring of chunks is found from its first file to the same file again', () => {
  const ring = graph({
    entry: ['common'],
    common: ['tools'],
    tools: ['parts', 'leaf'],
    parts: ['common'],
    leaf: [],
  })
  expect(findRing(ring)).toEqual(['common', 'tools', 'parts', 'common'])
})

test('two ways to one chunk are no ring', () => {
  expect(findRing(graph({ entry: ['left', 'right'], left: ['leaf'], right: ['leaf'], leaf: [] }))).toBeNull()
})
