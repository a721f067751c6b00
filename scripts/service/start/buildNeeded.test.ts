import { rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildNeeded } from './buildNeeded'
import { type TestFolder, testFolder } from './testing/dist'

let root: TestFolder
const SOURCES = [
  'src/app/main.tsx',
  'public/config.json',
  'demo-data/v.json',
  'index.html',
  'package-lock.json',
]
const RESULTS = ['dist/index.html', 'dist/shell.html', 'dist/sw.js']
const FOLDERS = ['src', 'src/app', 'public', 'demo-data']

/** Sets the change time, in seconds since 1970. */
const touch = (path: string, seconds: number) => utimesSync(join(root.path, path), seconds, seconds)

beforeEach(() => {
  root = testFolder()
  for (const file of [...SOURCES, ...RESULTS]) root.write(file, 'x')
  for (const path of [...SOURCES, ...FOLDERS]) touch(path, 1000)
  for (const path of RESULTS) touch(path, 2000)
})
afterEach(() => root.remove())

test('a build newer than everything is used', () => {
  expect(buildNeeded(root.path)).toBe(false)
})

test.each([...SOURCES, 'src/app'])('a newer %s needs a build', (path) => {
  touch(path, 3000)
  expect(buildNeeded(root.path)).toBe(true)
})

test.each(RESULTS)('a missing %s needs a build', (path) => {
  rmSync(join(root.path, path))
  expect(buildNeeded(root.path)).toBe(true)
})
