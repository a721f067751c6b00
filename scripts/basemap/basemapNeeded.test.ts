import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { basemapNeeded } from './basemapNeeded'

describe('whether the archives have to be made', () => {
  let root = ''
  function write(path: string, content: string, seconds: number) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
    utimesSync(join(root, path), seconds, seconds)
  }
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'basemap-'))
    write('scripts/basemap/build.ts', '', 100)
    write('package-lock.json', '', 100)
    write('public/maps/us.1.pmtiles', 'four', 200)
    write(
      'public/maps/archives.json',
      JSON.stringify({ archives: [{ file: 'us.1.pmtiles', bytes: 4 }] }),
      200,
    )
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('is not needed when the archives are newer than their sources', () => {
    expect(basemapNeeded(root)).toBe(false)
  })
  it('is needed when a source is newer, but not for a newer test', () => {
    write('scripts/basemap/deep/a.test.ts', '', 300)
    expect(basemapNeeded(root)).toBe(false)
    write('scripts/basemap/deep/a.ts', '', 300)
    expect(basemapNeeded(root)).toBe(true)
  })
  it('is needed when the list or an archive is missing or truncated', () => {
    write('public/maps/us.1.pmtiles', 'cut', 200)
    expect(basemapNeeded(root)).toBe(true)
    rmSync(join(root, 'public/maps/archives.json'))
    expect(basemapNeeded(root)).toBe(true)
  })
})
