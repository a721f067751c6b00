import 'fake-indexeddb/auto'
import { gzipSync } from 'node:zlib'
import { Dexie } from 'dexie'
import { beforeEach, describe, expect, it } from 'vitest'
import { ExtractError, MAX_EXTRACT_BYTES, PMTILES_HEAD_BYTES } from '#domain/booth/packs/mapExtract'
import { closeDatabase, withDatabase } from '../../core/databaseConnection'
import { DATABASE_NAME } from '../../core/db'
import { sha256Of } from '../../core/sha256'
import { type ArchiveSources, fetchArchives, readArchive } from '../../map/archives'
import type { ArchiveEntry } from '../../schemas/archiveList'
import { fillDisk } from '../../testing/fullDisk'
import { removeExtract, storeExtract } from './extractStore'
import { readExtract } from './readExtract'
import { cutPowerAt } from './testing/powerCut'

const TORONTO = [-79.6, 43.6, -79.2, 43.9] as const
const ROADS = { vector_layers: [{ id: 'roads' }], attribution: '<a href="x">© OpenStreetMap</a>' }

interface Archive {
  bounds?: readonly [number, number, number, number]
  metadata?: object
  version?: number
  tileType?: number
  tileCompression?: number
}

/** A PMTiles archive of one tile, limited to its header. */
function archive({
  bounds = TORONTO,
  metadata = ROADS,
  version = 3,
  tileType = 1,
  tileCompression = 2,
}: Archive = {}): Uint8Array<ArrayBuffer> {
  const metadataBytes = gzipSync(JSON.stringify(metadata))
  const bytes = new Uint8Array(PMTILES_HEAD_BYTES + metadataBytes.length + 10)
  bytes.set(new TextEncoder().encode('PMTiles'))
  bytes.set(metadataBytes, PMTILES_HEAD_BYTES)
  const view = new DataView(bytes.buffer)
  const long = (at: number, value: number) => view.setBigUint64(at, BigInt(value), true)
  view.setUint8(7, version)
  long(24, PMTILES_HEAD_BYTES)
  long(32, metadataBytes.length)
  long(56, PMTILES_HEAD_BYTES + metadataBytes.length)
  long(64, 10)
  for (const [at, value] of [2, tileCompression, tileType, 10, 15].entries()) view.setUint8(97 + at, value)
  for (const [at, value] of bounds.entries()) view.setInt32(102 + 4 * at, Math.round(value * 1e7), true)
  return bytes
}

const fileOf = (bytes: Uint8Array<ArrayBuffer>, name = 'toronto.pmtiles') => new File([bytes], name)
const paths = (id = 'ca/v-1') =>
  new File([JSON.stringify([{ id, region: 'ca', vehicleId: 'v-1', names: [], trips: {} }])], 'paths-ca.json')

async function problemOf(file: File, ...others: File[]): Promise<unknown> {
  return readExtract([file, ...others]).then(
    ({ region }) => region,
    (error: unknown) => (error instanceof ExtractError ? error.problem : error),
  )
}

describe('a map that staff load', () => {
  it('is recognized by where it lies, and names whom its metadata name', async () => {
    const { region, entry } = await readExtract([fileOf(archive())])
    expect([region, entry.attribution, entry.maxZoom]).toEqual(['ca', [{ text: '© OpenStreetMap' }], 15])
  })

  it.each<[string, () => File, unknown]>([
    ['another file', () => fileOf(new TextEncoder().encode('not a map')), { kind: 'not-pmtiles' }],
    ['an older version', () => fileOf(archive({ version: 2 })), { kind: 'wrong-version', version: 2 }],
    ['one that is cut off', () => fileOf(archive().slice(0, -1)), { kind: 'cut-off' }],
    ['one that is cut off in its head', () => fileOf(archive().slice(0, 90)), { kind: 'cut-off' }],
    ['pictures', () => fileOf(archive({ tileType: 2 })), { kind: 'pictures' }],
    ['tiles in brotli', () => fileOf(archive({ tileCompression: 3 })), { kind: 'compression' }],
    ['one of Paris', () => fileOf(archive({ bounds: [2, 48, 3, 49] })), { kind: 'elsewhere' }],
    [
      'another scheme',
      () => fileOf(archive({ metadata: { vector_layers: [{ id: 'transportation' }] } })),
      { kind: 'other-scheme' },
    ],
  ])('is refused when it is %s', async (_, file, problem) => {
    expect(await problemOf(file())).toEqual(problem)
  })

  it('of 500 MB is refused after its head', async () => {
    const small = fileOf(archive())
    const huge = { name: 'x.pmtiles', size: 500_000_000, slice: small.slice.bind(small) } as unknown as File
    expect(await problemOf(huge)).toEqual({ kind: 'too-large', bytes: 500_000_000 })
    expect(MAX_EXTRACT_BYTES).toBeLessThan(500_000_000)
  })

  it('takes paths that belong to its region, and no others', async () => {
    expect(await problemOf(fileOf(archive()), paths())).toBe('ca')
    expect(await problemOf(fileOf(archive()), paths('us/v-1'))).toEqual({ kind: 'wrong-paths' })
  })
})

describe('the maps of a device', () => {
  const text = new TextEncoder().encode('shipped').buffer
  let listed: ArchiveEntry
  const host = (): ArchiveSources & { asked: number } => {
    const made = {
      asked: 0,
      list: async () => [listed],
      file: async () => {
        made.asked += 1
        return text
      },
    }
    return made
  }
  const named = async () => {
    const { stored, complete } = await fetchArchives('ca', () => {}, undefined, host())
    const bytes = new TextDecoder().decode(await readArchive('ca'))
    return [stored[0]?.file, complete, bytes.startsWith('PMTiles') ? 'loaded' : bytes]
  }

  beforeEach(async () => {
    closeDatabase()
    await Dexie.delete(DATABASE_NAME)
    listed = {
      name: 'ca',
      file: 'ca.pmtiles',
      bytes: text.byteLength,
      sha256: (await sha256Of(text)) ?? '',
      synthetic: true,
      bounds: [-80, 43, -79, 44],
      minZoom: 3,
      maxZoom: 14,
      attribution: [{ text: 'Somebody' }],
    }
    await named()
  })

  it("are the product's again without a network", async () => {
    await storeExtract(await readExtract([fileOf(archive()), paths()]), '2026-01-01T00:00:00.000Z')
    expect(await named()).toEqual(['toronto.pmtiles', true, 'loaded'])
    expect(await withDatabase((db) => db.tripPaths.get('own/ca/v-1'))).toBeDefined()
    await removeExtract('ca')
    expect(await named()).toEqual(['ca.pmtiles', true, 'shipped'])
    expect(await withDatabase((db) => db.tripPaths.count())).toBe(0)
    expect(await withDatabase((db) => db.mapArchives.count())).toBe(1)
  })

  it('stay as they are where staff’s has no room', async () => {
    const extract = await readExtract([fileOf(archive()), paths()])
    const free = fillDisk()
    const stored = storeExtract(extract, '2026-01-01T00:00:00.000Z').finally(free)
    await expect(stored).rejects.toMatchObject({ code: 'storage-full' })
    expect(await named()).toEqual(['ca.pmtiles', true, 'shipped'])
  })

  it('are one or the other after a power cut at any request', async () => {
    const extract = await readExtract([fileOf(archive()), paths()])
    const outcomes = new Set<string>()
    for (let at = 1; ; at += 1) {
      const wasCut = await cutPowerAt(at, () => storeExtract(extract, '2026-01-01T00:00:00.000Z'))
      outcomes.add(`${await named()}, ${await withDatabase((db) => db.tripPaths.count())} paths`)
      if (!wasCut) break
    }
    expect([...outcomes].sort()).toEqual([
      'ca.pmtiles,true,shipped, 0 paths',
      'toronto.pmtiles,true,loaded, 1 paths',
    ])
  })
})
