import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What the archives are made from; the data itself lies in packages, whose versions the lock file tells. */
const SOURCES = ['scripts/basemap', 'scripts/demo-data/trips/tripPlaces.ts', 'package-lock.json']

/** Whether the archives in `root`, or one of them, are missing or older than what they are made from. */
export function basemapNeeded(root: string): boolean {
  const folder = join(root, 'public', 'maps')
  const made = timeOf(join(folder, 'archives.json'))
  if (made === 0 || SOURCES.some((source) => newest(join(root, source)) > made)) return true
  try {
    const list = JSON.parse(readFileSync(join(folder, 'archives.json'), 'utf8')) as {
      archives: { file: string; bytes: number }[]
    }
    return list.archives.some(({ file, bytes }) => sizeOf(join(folder, file)) !== bytes)
  } catch {
    return true
  }
}

const infoOf = (path: string) => statSync(path, { throwIfNoEntry: false })
const timeOf = (path: string): number => infoOf(path)?.mtimeMs ?? 0
const sizeOf = (path: string): number | undefined => infoOf(path)?.size

/** Newest change of the programs under a path, ms since 1970; tests make no archive. */
function newest(path: string): number {
  if (!infoOf(path)?.isDirectory()) return path.endsWith('.test.ts') ? 0 : timeOf(path)
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))))
}
