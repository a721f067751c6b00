import { mkdirSync, writeFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Writes which modules each chunk holds to `.cache/chunks.json`, for the budgets to judge. */
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
    },
  }
}
