import type { Region } from '#domain/base/locale'
import { DRIVING_BOXES } from '#domain/geo/drivingBoxes'

/** Maximum size of a region's map, in bytes; the map keeps it in memory. */
export const MAX_EXTRACT_BYTES = 64_000_000

/** Size of the header of a PMTiles archive, version 3, in bytes. */
export const PMTILES_HEAD_BYTES = 127

/** Why a file cannot be the map of a region; the messages are in the staff room (docs/booth.md B7). */
export type ExtractProblem =
  | { kind: 'not-pmtiles' }
  | { kind: 'too-large'; bytes: number }
  | { kind: 'wrong-version'; version: number }
  | { kind: 'cut-off' }
  | { kind: 'pictures' }
  | { kind: 'compression' }
  | { kind: 'elsewhere' }
  /** No layer of roads: not in the Protomaps schema. */
  | { kind: 'other-scheme' }
  | { kind: 'wrong-paths' }

export class ExtractError extends Error {
  readonly problem: ExtractProblem

  constructor(problem: ExtractProblem) {
    super(problem.kind)
    this.name = 'ExtractError'
    this.problem = problem
  }
}

export interface ExtractHead {
  region: Region
  /** West, south, east, north, in degrees. */
  bounds: [number, number, number, number]
  minZoom: number
  maxZoom: number
  /** Where its metadata is, in bytes. */
  metadata: { offset: number; length: number; gzip: boolean }
}

/** Compressions of the specification that the map can read: none and gzip. */
const NONE = 1
const GZIP = 2
const VECTOR_TILES = 1

/**
 * Reads the header of a PMTiles archive (version 3) and finds the region whose streets it contains.
 * @param head its first bytes
 * @param bytes size of the whole file
 * @throws ExtractError
 */
export function readExtractHead(head: ArrayBuffer, bytes: number): ExtractHead {
  if (bytes > MAX_EXTRACT_BYTES) throw refuse({ kind: 'too-large', bytes })
  const magic = String.fromCharCode(...new Uint8Array(head).subarray(0, 7))
  if (magic !== 'PMTiles') throw refuse({ kind: 'not-pmtiles' })
  if (head.byteLength < PMTILES_HEAD_BYTES) throw refuse({ kind: 'cut-off' })
  const view = new DataView(head)
  const version = view.getUint8(7)
  if (version !== 3) throw refuse({ kind: 'wrong-version', version })
  const long = (at: number) => Number(view.getBigUint64(at, true))
  const degrees = (at: number) => view.getInt32(at, true) / 1e7
  // Root directory, metadata, leaf directories and tiles, each with its offset and length.
  const parts = [8, 24, 40, 56].map((at) => long(at) + long(at + 8))
  if (Math.max(...parts) > bytes) throw refuse({ kind: 'cut-off' })
  const [inner, tiles] = [view.getUint8(97), view.getUint8(98)]
  if (view.getUint8(99) !== VECTOR_TILES) throw refuse({ kind: 'pictures' })
  if ([inner, tiles].some((one) => one !== NONE && one !== GZIP)) throw refuse({ kind: 'compression' })
  const bounds: ExtractHead['bounds'] = [degrees(102), degrees(106), degrees(110), degrees(114)]
  const region = regionOf(bounds)
  if (!region) throw refuse({ kind: 'elsewhere' })
  return {
    region,
    bounds,
    minZoom: view.getUint8(100),
    maxZoom: view.getUint8(101),
    metadata: { offset: long(24), length: long(32), gzip: inner === GZIP },
  }
}

/** The region whose vehicles all drive inside these bounds; null if there is none. */
function regionOf([west, south, east, north]: ExtractHead['bounds']): Region | null {
  const found = Object.entries(DRIVING_BOXES).find(
    ([, box]) => west <= box.west && south <= box.south && east >= box.east && north >= box.north,
  )
  return (found?.[0] as Region | undefined) ?? null
}

/**
 * The attribution in the metadata of an archive, as plain text; empty if there is none.
 * @throws ExtractError when the archive has no roads in the Protomaps schema
 */
export function attributionOf(metadata: unknown): string {
  const { vector_layers: layers, attribution } = Object(metadata) as Record<string, unknown>
  const hasRoads = Array.isArray(layers) && layers.some((layer) => Object(layer).id === 'roads')
  if (!hasRoads) throw refuse({ kind: 'other-scheme' })
  return typeof attribution === 'string'
    ? attribution
        .replace(/<[^>]*>/g, '')
        .trim()
        .slice(0, 200)
    : ''
}

const refuse = (problem: ExtractProblem) => new ExtractError(problem)
