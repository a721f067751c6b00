import { mkdirSync, writeFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Writes which modules each chunk holds to `.cache/chunks.json`, for the budgets to judge.
 * @throws Error where chunks import each other in a ring: one of them runs before the constants that it needs
 */
export function chunkGraph(): Plugin {
  return {
    name: 'pharos-chunk-graph',
    apply: 'build',
    generateBundle(_options, bundle) {
      const root = `${process.cwd()}/`
      const graph = Object.fromEntries(
        Object.values(bundle)
          .filter((output) => output.type === 'chunk')
          .map((chunk) => [
            chunk.fileName,
            {
              isEntry: chunk.isEntry,
              imports: chunk.imports,
              dynamicImports: chunk.dynamicImports,
              modules: chunk.moduleIds.map((id) => id.replace('\0', '').replace(root, '')),
            },
          ]),
      )
      mkdirSync('.cache', { recursive: true })
      writeFileSync('.cache/chunks.json', JSON.stringify(graph, null, 1))
      const ring = findRing(graph)
      if (ring) this.error(`chunks import each other in a ring: ${ring.join(' > ')}`)
    },
  }
}

/** The first ring of static imports, its first file at both ends; null where there is none. */
export function findRing(graph: Record<string, { imports: readonly string[] }>): string[] | null {
  const done = new Set<string>()
  const follow = (file: string, path: readonly string[]): string[] | null => {
    const at = path.indexOf(file)
    if (at >= 0) return [...path.slice(at), file]
    if (done.has(file)) return null
    for (const next of graph[file]?.imports ?? []) {
      const ring = follow(next, [...path, file])
      if (ring) return ring
    }
    done.add(file)
    return null
  }
  for (const file of Object.keys(graph)) {
    const ring = follow(file, [])
    if (ring) return ring
  }
  return null
}
