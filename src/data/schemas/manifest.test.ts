import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ManifestSchema } from './manifest'

const vehicles = { name: 'vehicles', file: 'vehicles.json', rows: 48, sha256: '0f'.repeat(32) }
const good = { pack: 'pharos-demo', version: 3, datasets: [vehicles] }
const accepts = (value: unknown): boolean => v.is(ManifestSchema, value)

describe('ManifestSchema', () => {
  it('accepts a manifest', () => {
    expect(accepts(good)).toBe(true)
  })

  it.each<[what: string, manifest: unknown]>([
    ['version 0', { ...good, version: 0 }],
    ['a version that is not whole', { ...good, version: 1.5 }],
    ['a version in words', { ...good, version: '1' }],
    ['a pack without a name', { ...good, pack: '' }],
    ['a pack named with a space', { ...good, pack: 'the demo' }],
    ['no pack', { version: 3, datasets: [vehicles] }],
    ['no dataset', { ...good, datasets: [] }],
    ['a dataset twice', { ...good, datasets: [vehicles, vehicles] }],
    ['a file outside its folder', { ...good, datasets: [{ ...vehicles, file: '../vehicles.json' }] }],
    ['a name with a space', { ...good, datasets: [{ ...vehicles, name: 'the vehicles' }] }],
    ['half a row', { ...good, datasets: [{ ...vehicles, rows: 0.5 }] }],
    ['a hash cut short', { ...good, datasets: [{ ...vehicles, sha256: '0f' }] }],
    ['fewer than no rows', { ...good, datasets: [{ ...vehicles, rows: -1 }] }],
    ['a field of its own', { ...good, made: 'today' }],
  ])('refuses %s', (_, manifest) => {
    expect(accepts(manifest)).toBe(false)
  })
})
