import { describe, expect, it } from 'vitest'
import type { Manifest } from '../../../../src/data/schemas/manifest'
import { versionProblem } from './version'

const manifest = (version: number, sha256: string): Manifest => ({
  pack: 'pharos-demo',
  version,
  datasets: [{ name: 'vehicles', file: 'vehicles.json', rows: 48, sha256 }],
})

describe('versionProblem', () => {
  it('lets the first data pass', () => {
    expect(versionProblem(manifest(1, 'a'), null)).toBeNull()
  })

  it('lets the same data pass under the same version', () => {
    expect(versionProblem(manifest(4, 'a'), manifest(4, 'a'))).toBeNull()
  })

  it('lets changed data pass under a higher version', () => {
    expect(versionProblem(manifest(5, 'b'), manifest(4, 'a'))).toBeNull()
  })

  it('refuses changed data under the same version and says which comes next', () => {
    expect(versionProblem(manifest(4, 'b'), manifest(4, 'a'))).toContain('raise it to 5')
  })

  it('refuses one more dataset under the same version', () => {
    const { datasets } = manifest(4, 'a')
    const more = {
      pack: 'pharos-demo',
      version: 4,
      datasets: [...datasets, { name: 'drivers', file: 'd.json', rows: 1, sha256: 'c' }],
    }
    expect(versionProblem(more, manifest(4, 'a'))).toContain('changed')
  })

  it('refuses a lower version, even of the same data', () => {
    expect(versionProblem(manifest(3, 'a'), manifest(4, 'a'))).toContain('version 4 is committed')
  })
})
