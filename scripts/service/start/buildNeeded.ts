import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = [
  'src',
  'public',
  'demo-data',
  'scripts/build',
  'scripts/data/basemap',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'lingui.config.ts',
]
/** The worker is the last file that a build writes: so without it the build did not finish. */
const RESULTS = ['dist/index.html', 'dist/shell.html', 'dist/sw.js']

/** Whether `dist/` in `root` is missing, unfinished, or older than anything it is made from. */
export function buildNeeded(root: string): boolean {
  const oldestResult = Math.min(...RESULTS.map((file) => timeOf(join(root, file)) ?? 0))
  return oldestResult === 0 || SOURCES.some((source) => newest(join(root, source)) > oldestResult)
}

/** Newest change under a path, ms since 1970; includes folders, because a deletion changes only the folder. */
function newest(path: string): number {
  const info = statSync(path, { throwIfNoEntry: false })
  if (!info) return 0
  if (!info.isDirectory()) return info.mtimeMs
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), info.mtimeMs)
}

function timeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs
}
