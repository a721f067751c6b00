import type { Region } from '#domain/base/locale'
import {
  attributionOf,
  ExtractError,
  type ExtractHead,
  MAX_EXTRACT_BYTES,
  PMTILES_HEAD_BYTES,
  readExtractHead,
} from '#domain/booth/packs/mapExtract'
import { sha256Of } from '../../core/sha256'
import { readPathRows } from '../../map/overridePaths'
import type { ArchiveEntry } from '../../schemas/archiveList'

export interface CheckedExtract {
  region: Region
  entry: ArchiveEntry
  fileName: string
  bytes: ArrayBuffer
  /** Paths of the trips along its streets, as `npm run basemap` writes them; null if staff did not choose a file. */
  paths: ArrayBuffer | null
}

/**
 * Reads a map from the files that staff chose: a PMTiles archive, and optionally the paths of its trips. Its
 * header is checked before the rest is read; nothing is stored.
 * @throws ExtractError
 */
export async function readExtract(files: readonly File[]): Promise<CheckedExtract> {
  const pathsFile = files.find(({ name }) => name.endsWith('.json'))
  const file = files.find((one) => one !== pathsFile)
  if (!file) throw new ExtractError({ kind: 'not-pmtiles' })
  const head = readExtractHead(await file.slice(0, PMTILES_HEAD_BYTES).arrayBuffer(), file.size)
  const attribution = attributionOf(await readMetadata(file, head))
  const bytes = await file.arrayBuffer()
  if (bytes.byteLength !== file.size) throw new ExtractError({ kind: 'cut-off' })
  const sha256 = (await sha256Of(bytes)) ?? ''
  const paths = pathsFile ? await readPaths(pathsFile, head.region) : null
  const { region, bounds, minZoom, maxZoom } = head
  return {
    region,
    fileName: file.name,
    bytes,
    paths,
    entry: {
      name: region,
      file: file.name,
      bytes: bytes.byteLength,
      sha256,
      synthetic: false,
      bounds,
      minZoom,
      maxZoom,
      attribution: [{ text: attribution || '© OpenStreetMap contributors' }],
      ...(paths && {
        paths: { file: 'paths.json', bytes: paths.byteLength, sha256: (await sha256Of(paths)) ?? '' },
      }),
    },
  }
}

async function readMetadata(file: File, { metadata }: ExtractHead): Promise<unknown> {
  const { offset, length, gzip } = metadata
  const part = file.slice(offset, offset + length)
  try {
    const stream = gzip ? part.stream().pipeThrough(new DecompressionStream('gzip')) : part.stream()
    return JSON.parse(await new Response(stream).text())
  } catch {
    throw new ExtractError({ kind: 'cut-off' })
  }
}

async function readPaths(file: File, region: Region): Promise<ArrayBuffer> {
  if (file.size > MAX_EXTRACT_BYTES) throw new ExtractError({ kind: 'too-large', bytes: file.size })
  const bytes = await file.arrayBuffer()
  try {
    readPathRows(region, bytes)
  } catch {
    throw new ExtractError({ kind: 'wrong-paths' })
  }
  return bytes
}
