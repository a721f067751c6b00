import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** Below this the header costs more than the compression saves. */
const SMALLEST_BYTES = 512
/** Close to the best ratio at a tenth of the time. */
const BROTLI_QUALITY = 5

/** The best encoding that an `Accept-Encoding` header accepts. */
export function chooseEncoding(accept: string | undefined, bytes: number): Encoding {
  if (bytes < SMALLEST_BYTES) return 'identity'
  const accepted = new Map<string, number>()
  for (const item of (accept ?? '').toLowerCase().split(',')) {
    const [name = '', ...params] = item.split(';').map((part) => part.trim())
    const q = params.find((param) => param.startsWith('q='))
    accepted.set(name, q ? Number(q.slice(2)) : 1)
  }
  const accepts = (name: string) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0
  if (accepts('br')) return 'br'
  return accepts('gzip') ? 'gzip' : 'identity'
}

/** Compressed forms by file and encoding, one a file: a changed file replaces its old form. */
const cache = new Map<string, { version: string; bytes: Promise<Buffer> }>()

/** The compressed bytes of `file`; concurrent calls for one version share one `read`. */
export function compressed(
  file: string,
  version: string,
  encoding: Exclude<Encoding, 'identity'>,
  read: () => Promise<Buffer>,
): Promise<Buffer> {
  const key = `${encoding} ${file}`
  const known = cache.get(key)
  if (known?.version === version) return known.bytes
  const bytes = read().then((raw) =>
    encoding === 'gzip'
      ? gzipAsync(raw)
      : brotli(raw, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: raw.byteLength,
          },
        }),
  )
  cache.set(key, { version, bytes })
  bytes.catch(() => cache.delete(key))
  return bytes
}
