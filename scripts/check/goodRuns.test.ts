import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GoodRuns, runHash } from './goodRuns'

const SCRIPT = 'scripts/make/make.ts'
let root = ''

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const hash = (): string => runHash(root, SCRIPT, ['data'])

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'good-runs-'))
  write(SCRIPT, "import type { Row } from '../../src/domain/row'\nimport './part'\n")
  write('scripts/make/part.ts', "export { name } from '../../src/domain/name'\n")
  write('src/domain/row.ts', 'export interface Row {}\n')
  write('src/domain/name.ts', "export const name = 'a'\n")
  write('src/domain/other.ts', 'export {}\n')
  write('data/rows.json', '[]')
  write('package-lock.json', '{}')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('the hash of a run', () => {
  it.each([
    ['a module of a module', 'src/domain/name.ts'],
    ['a type', 'src/domain/row.ts'],
    ['a package', 'package-lock.json'],
    ['an output', 'data/rows.json'],
    ['an output that is new', 'data/more.json'],
    ['a data file of a program', 'scripts/make/places.json'],
  ])('is another after a change of %s', (_, path) => {
    const before = hash()
    write(path, '/* changed */')
    expect(hash()).not.toBe(before)
  })

  it('stays after a change of what it does not read', () => {
    const before = hash()
    write('src/domain/other.ts', 'export const other = 1\n')
    expect(hash()).toBe(before)
  })
})

describe('good runs', () => {
  const file = (): string => join(root, '.cache/runs.json')

  it('are remembered from one check to the next', () => {
    expect(new GoodRuns(file(), false).has(SCRIPT, hash())).toBe(false)
    new GoodRuns(file(), false).add(SCRIPT, hash())
    expect(new GoodRuns(file(), false).has(SCRIPT, hash())).toBe(true)
    expect(new GoodRuns(file(), false).has(SCRIPT, 'another')).toBe(false)
  })

  it('count for nothing in CI, or when their file is broken', () => {
    new GoodRuns(file(), false).add(SCRIPT, hash())
    expect(new GoodRuns(file(), true).has(SCRIPT, hash())).toBe(false)
    write('.cache/runs.json', '{')
    expect(new GoodRuns(file(), false).has(SCRIPT, hash())).toBe(false)
  })
})
