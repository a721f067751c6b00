import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

const ROOTS = ['src', 'scripts', 'e2e']
const SKIPPED = new Set(['node_modules', '.artifacts', '.metrics-data'])

/** Every TypeScript file of the house by its path from the root, sorted. */
export function readTree(root: string): Map<string, string> {
  const files = new Map<string, string>()
  for (const folder of ROOTS) walk(root, folder, files)
  return new Map([...files].sort(([a], [b]) => a.localeCompare(b)))
}

function walk(root: string, folder: string, files: Map<string, string>): void {
  for (const entry of entriesOf(join(root, folder))) {
    const path = posix.join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!SKIPPED.has(entry.name)) walk(root, path, files)
    } else if (/\.tsx?$/.test(entry.name)) {
      files.set(path, readFileSync(join(root, path), 'utf8'))
    }
  }
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

/** How `src/domain` is named in imports (`imports` of package.json). */
export const DOMAIN_NAME = /^#domain\//

/** The path that a specifier of ours names (as written, without query); undefined for a package. */
export function resolvePath(from: string, specifier: string): string | undefined {
  const bare = specifier.replace(/\?.*$/, '').replace(DOMAIN_NAME, '/src/domain/')
  if (bare.startsWith('/')) return posix.normalize(bare.slice(1))
  if (!bare.startsWith('.')) return undefined
  return posix.join(posix.dirname(from), bare)
}

/** The file of the tree that a specifier means, if it is one. */
export function resolveTo(
  from: string,
  specifier: string,
  files: ReadonlyMap<string, string>,
): string | undefined {
  const path = resolvePath(from, specifier)
  if (path === undefined) return undefined
  const plain = path.replace(/\.jsx?$/, '')
  return [path, `${plain}.ts`, `${plain}.tsx`, `${path}/index.ts`].find((candidate) => files.has(candidate))
}
