import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

/** Files that come along when `file` is loaded; type imports bring nothing. */
function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const source = readFileSync(file, 'utf8')
  for (const [, clause = '', from = ''] of source.matchAll(/^import (?!type )([^'"]*)['"]([^'"]+)['"]/gms)) {
    const onlyTypes =
      /^\{[^}]*\}/.test(clause) &&
      (clause.match(/\w[^,{}]*/g) ?? []).every(
        (name) => /^type /.test(name.trim()) || /^\s*from\s*$/.test(name),
      )
    if (onlyTypes) continue
    if (from.startsWith('.')) loadedWith(join(dirname(file), `${from}.ts`), seen)
    else seen.add(from)
  }
  return seen
}

it('recording from the first paint on loads no Dexie and nothing of the data layer', () => {
  const files = [...loadedWith(join(import.meta.dirname, 'recorder.ts'))]
  expect(files.length).toBeGreaterThan(5)
  expect(files.filter((file) => file === 'dexie' || file.includes('/data/'))).toEqual([])
})

it('the same look finds Dexie behind the start of delivery', () => {
  expect([...loadedWith(join(import.meta.dirname, 'start.ts'))]).toContain('dexie')
})
