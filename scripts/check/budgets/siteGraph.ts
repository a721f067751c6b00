import { posix } from 'node:path'
import { findCycles } from '../cycles'
import { type BuiltModule, readBuiltModule } from './builtModule'
import type { Dist } from './dist'

/** A chunk of `vite build`, written by scripts/build/chunkGraph.ts. */
export interface ChunkInfo {
  imports: string[]
  dynamicImports: string[]
  modules: string[]
}

/** Walks a built site: what loads with what, and which source modules each chunk holds. */
export class SiteGraph {
  readonly dist: Dist
  readonly #chunks: Readonly<Record<string, ChunkInfo>>
  readonly #modules = new Map<string, BuiltModule>()

  constructor(dist: Dist, chunks: Readonly<Record<string, ChunkInfo>>) {
    this.dist = dist
    this.#chunks = chunks
  }

  /** Every file that loads before the given ones can run, themselves included. */
  closure(files: Iterable<string>): Set<string> {
    const found = new Set(files)
    for (const file of found) for (const next of this.#read(file).imports) found.add(next)
    return found
  }

  /** What a dynamic import fetches: the chunk, its static imports, and the styles Vite preloads. */
  loadedBy({ file, deps }: { file: string; deps: string[] }): Set<string> {
    return this.closure([file, ...deps])
  }

  /** Import cycles between chunks: a binding may still be undefined when another chunk runs. */
  cycles(): string[][] {
    return findCycles(new Map(this.chunkFiles().map((file) => [file, this.#read(file).imports])))
  }

  dynamicImports(file: string): BuiltModule['dynamicImports'] {
    return this.#read(file).dynamicImports
  }

  /** Source modules of a chunk; empty for styles and other assets. */
  modules(file: string): readonly string[] {
    return this.#chunks[file]?.modules ?? []
  }

  chunkFiles(): string[] {
    return Object.keys(this.#chunks)
  }

  /** Fonts that a stylesheet names. */
  fontsOf(file: string): string[] {
    if (!file.endsWith('.css') || !this.dist.has(file)) return []
    return [...this.dist.text(file).matchAll(/url\(\s*["']?([^"')]+\.woff2?)["']?\s*\)/g)].map(
      ([, url = '']) => (url.startsWith('/') ? url.slice(1) : posix.join(posix.dirname(file), url)),
    )
  }

  #read(file: string): BuiltModule {
    const known = this.#modules.get(file)
    if (known) return known
    const readable = /\.m?js$/.test(file) && this.dist.has(file)
    const module = readable
      ? readBuiltModule(file, this.dist.text(file))
      : { imports: [], dynamicImports: [] }
    this.#modules.set(file, module)
    return module
  }
}
