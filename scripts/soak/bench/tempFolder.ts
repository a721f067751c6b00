import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

/** Everything the bench writes besides its result: builds, profiles. Gone when the process ends. */
const root = mkdtempSync(join(tmpdir(), 'pharos-bench-'))
process.once('exit', () => rmSync(root, { recursive: true, force: true, maxRetries: 3 }))

let count = 0

/** A new empty folder. */
export function newFolder(name: string): string {
  count += 1
  const path = join(root, `${count}-${name}`)
  mkdirSync(path)
  return path
}

/** A copy of a folder; the locks of a browser profile stay behind. */
export function copyOf(folder: string, name: string): string {
  const path = newFolder(name)
  cpSync(folder, path, { recursive: true, filter: (source) => !basename(source).startsWith('Singleton') })
  return path
}

export function removeFolder(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 3 })
}
