import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** Endings that a host does not compress again: their transfer size is their size. */
const COMPRESSED = /\.(woff2|png|jpe?g|webp|avif|pmtiles|gz|br)$/

/** A built site on disk; paths are relative to its root, with no leading slash. */
export class Dist {
  readonly #root: string
  readonly #sizes = new Map<string, number>()

  constructor(root: string) {
    this.#root = root
  }

  has(path: string): boolean {
    const full = join(this.#root, path)
    return existsSync(full) && statSync(full).isFile()
  }

  text(path: string): string {
    return readFileSync(join(this.#root, path), 'utf8')
  }

  rawSize(path: string): number {
    return statSync(join(this.#root, path)).size
  }

  /** Bytes on the wire: brotli at its best, or as they are for files that are packed already. */
  wireSize(path: string): number {
    const known = this.#sizes.get(path)
    if (known !== undefined) return known
    const bytes = readFileSync(join(this.#root, path))
    const size = COMPRESSED.test(path)
      ? bytes.length
      : brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
    this.#sizes.set(path, size)
    return size
  }

  sum(paths: Iterable<string>): number {
    let total = 0
    for (const path of paths) total += this.wireSize(path)
    return total
  }

  /** All files, sorted. */
  files(folder = ''): string[] {
    const full = join(this.#root, folder)
    if (!existsSync(full)) return []
    return readdirSync(full, { withFileTypes: true })
      .flatMap((entry) => {
        const path = folder ? `${folder}/${entry.name}` : entry.name
        return entry.isDirectory() ? this.files(path) : [path]
      })
      .sort()
  }
}
