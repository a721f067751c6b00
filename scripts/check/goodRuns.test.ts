import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Program, Run } from './goodRuns'

const PROGRAM: Program = {
  name: 'make rows',
  modules: ['scripts/make/make.ts'],
  reads: ['texts'],
  writes: ['data'],
}
let root = ''

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const run = (isCi = false) => new Run(PROGRAM, root, isCi)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'good-runs-'))
  write('scripts/make/make.ts', "import type { Row } from '#domain/row'\nimport './part'\n")
  write('scripts/make/part.ts', "export { name } from '#domain/name'\nimport a from './a.json'\n")
  write('scripts/make/a.json', '{}')
  write('src/domain/row.ts', 'export interface Row {}\n')
  write('src/domain/name.ts', "export const name = 'a'\n")
  write('src/domain/other.ts', 'export {}\n')
  write('texts/deep/a.txt', 'a')
  write('texts/made/a.txt', 'a')
  write('data/made/rows.json', '[]')
  write('package-lock.json', '{}')
  write('.gitignore', 'made\n')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

it('is left out once it was good, and never in CI', () => {
  expect(run().isUnchanged()).toBe(false)
  run().wasGood()
  expect(run().isUnchanged()).toBe(true)
  expect(run(true).isUnchanged()).toBe(false)
})

describe('a program runs again after a change of', () => {
  it.each([
    ['a module of a module', 'src/domain/name.ts'],
    ['a type', 'src/domain/row.ts'],
    ['a file that a module imports', 'scripts/make/a.json'],
    ['a package', 'package-lock.json'],
    ['a file that it reads', 'texts/deep/a.txt'],
    ['a file that it would read too', 'texts/deep/b.txt'],
    ['an output, ignored or not', 'data/made/rows.json'],
    ['an output that is new', 'data/more.json'],
  ])('%s', (_, path) => {
    run().wasGood()
    write(path, '/* changed */')
    expect(run().isUnchanged()).toBe(false)
  })

  it('an output that is gone', () => {
    run().wasGood()
    rmSync(join(root, 'data/made/rows.json'))
    expect(run().isUnchanged()).toBe(false)
  })
})

it.each(['src/domain/other.ts', 'texts/made/a.txt'])(
  'is left out after a change of %s, which it does not read',
  (path) => {
    run().wasGood()
    write(path, 'export const other = 1\n')
    expect(run().isUnchanged()).toBe(true)
  },
)

it('is not known to be good when what it reads was changed while it ran', () => {
  const first = run()
  write('texts/deep/a.txt', 'b')
  first.wasGood()
  expect(run().isUnchanged()).toBe(false)
})

it('remembers what it wrote itself', () => {
  const first = run()
  write('data/made/rows.json', '[1]')
  first.wasGood()
  expect(run().isUnchanged()).toBe(true)
})
