import { OFFLINE_PROOF_HEADER } from '#domain/device/deviceMirror'

export interface ColdStart {
  documents: number
  /** Files that the documents, and the program from there on, request. */
  files: number
  /** Addresses without an answer. */
  lacking: string[]
  /** An answer came from the host, not from the worker. */
  isBypassed: boolean
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** A hashed file of the build, as referenced in documents, scripts and styles. */
const FILE = /["'`(/]((?:[\w.]+-)+[\w-]{8}\.(?:js|css|json|woff2?|png|svg|webp))["'`)?]/g
const PARTS = /\.(js|css)$/
const AT_ONCE = 6

/**
 * Requests documents from the worker, and everything that the program requests from there on, as at a start,
 * without network access (docs/booth.md B4). It follows references in the files, not the worker's list.
 */
export async function walkColdStart(
  documents: readonly string[],
  fetch: Fetch = (url, init) => globalThis.fetch(url, init),
): Promise<ColdStart> {
  const mark = crypto.randomUUID()
  const start: ColdStart = { documents: 0, files: 0, lacking: [], isBypassed: false }
  const seen = new Set<string>(documents)
  const open = [...documents]

  const ask = async (url: string): Promise<void> => {
    const response = await fetch(url, { headers: { [OFFLINE_PROOF_HEADER]: mark } }).catch(() => null)
    if (response?.headers.get(OFFLINE_PROOF_HEADER) !== mark) {
      if (response) start.isBypassed = true
      else start.lacking.push(url)
      return
    }
    if (!response.ok) return void start.lacking.push(url)
    const isDocument = documents.includes(url)
    start[isDocument ? 'documents' : 'files'] += 1
    if (!isDocument && !PARTS.test(url)) return
    for (const [, name] of (await response.text()).matchAll(FILE)) {
      const file = `/assets/${name}`
      if (seen.has(file)) continue
      seen.add(file)
      open.push(file)
    }
  }

  while (open.length > 0 && !start.isBypassed) await Promise.all(open.splice(0, AT_ONCE).map(ask))
  return start
}
