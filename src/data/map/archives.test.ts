import 'fake-indexeddb/auto'
import { createHash } from 'node:crypto'
import { Dexie } from 'dexie'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '#domain/base/errors'
import { closeDatabase, withDatabase } from '../core/databaseConnection'
import { DATABASE_NAME } from '../core/db'
import { fillDisk } from '../testing/fullDisk'
import {
  type ArchiveEntry,
  type ArchiveSources,
  type ArchivesState,
  fetchArchives,
  RECORDS_ROOM_BYTES,
  readArchive,
} from './archives'
import { EXTRACTS_FACT } from './deviceExtracts'

const encode = (text: string) => new TextEncoder().encode(text).buffer

function entry(name: ArchiveEntry['name'], content: string): ArchiveEntry {
  return {
    name,
    file: `${name}.pmtiles`,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    synthetic: name !== 'base',
    bounds: [-80, 43, -79, 44],
    minZoom: 3,
    maxZoom: 14,
    attribution: [{ text: 'Somebody' }],
  }
}

/** Simulates a host that lists `content` and serves it, or what `instead` returns. */
function host(
  content: Partial<Record<ArchiveEntry['name'], string>>,
  instead: Record<string, string | Error> = {},
) {
  const asked: string[] = []
  const sources: ArchiveSources = {
    list: async () => Object.entries(content).map(([name, text]) => entry(name as 'base', text)),
    file: async ({ file }, onBytes) => {
      const name = file.replace('.pmtiles', '') as ArchiveEntry['name']
      asked.push(name)
      const answer = instead[name] ?? content[name] ?? ''
      if (answer instanceof Error) throw answer
      onBytes(answer.length)
      return encode(answer)
    },
  }
  return { sources, asked }
}

const fetchAll = (from: { sources: ArchiveSources }, onState: (state: ArchivesState) => void = () => {}) =>
  fetchArchives('ca', onState, undefined, from.sources)
const textOf = async (name: string) => new TextDecoder().decode(await readArchive(name))

const endsFull: (() => void)[] = []
afterEach(() => {
  for (const end of endsFull.splice(0)) end()
})

beforeEach(async () => {
  closeDatabase()
  await Dexie.delete(DATABASE_NAME)
})

describe('archives of the map', () => {
  it('are fetched in order: the continent first, then the current region', async () => {
    const from = host({ us: 'streets', mx: 'calles', ca: 'rues', base: 'land' })
    expect((await fetchAll(from)).complete).toBe(true)
    expect(from.asked.slice(0, 2)).toEqual(['base', 'ca'])
    expect(await textOf('ca')).toBe('rues')
  })

  it('are not fetched again while the list has the stored hashes', async () => {
    await fetchAll(host({ base: 'land' }))
    const again = host({ base: 'land' })
    expect((await fetchAll(again)).complete).toBe(true)
    expect(again.asked).toEqual([])
  })

  it('are replaced when the list has another hash', async () => {
    await fetchAll(host({ base: 'land' }))
    await fetchAll(host({ base: 'more land' }))
    expect(await textOf('base')).toBe('more land')
  })

  it('report stored ones at once and fetch the others when the device is idle', async () => {
    await fetchAll(host({ base: 'land' }))
    const from = host({ base: 'land', ca: 'rues' })
    let rest = () => {}
    const quiet = new Promise<void>((resolve) => {
      rest = resolve
    })
    const nextState = new Promise<ArchivesState>((resolve) => {
      void fetchArchives('ca', resolve, quiet, from.sources)
    })
    expect((await nextState).stored.map(({ name }) => name)).toEqual(['base'])
    expect(from.asked).toEqual([])
    rest()
  })

  it('report download progress', async () => {
    const seen: number[] = []
    await fetchAll(host({ base: 'land', ca: 'rues!' }), ({ bytesDone }) => seen.push(bytesDone))
    expect(seen.at(-1)).toBe(9)
    expect(seen).toEqual([...seen].sort((a, b) => a - b))
  })

  it('are not stored when a proxy returns other content of the same length', async () => {
    const state = await fetchAll(host({ base: 'land' }, { base: 'sand' }))
    expect(state).toMatchObject({ complete: false, problem: 'dataset-invalid', stored: [] })
    await expect(readArchive('base')).rejects.toThrow('dataset-missing')
  })

  it('keep the previous streets while the new ones cannot be fetched', async () => {
    await fetchAll(host({ base: 'land' }))
    const state = await fetchAll(host({ base: 'more land' }, { base: new AppError('dataset-missing') }))
    expect(state).toMatchObject({ complete: false, problem: 'dataset-missing' })
    expect(state.stored.map(({ name }) => name)).toEqual(['base'])
    expect(await textOf('base')).toBe('land')
  })

  it('store the others when one is missing', async () => {
    const state = await fetchAll(
      host({ base: 'land', us: 'streets' }, { base: new AppError('dataset-missing') }),
    )
    expect(state.stored.map(({ name }) => name)).toEqual(['us'])
  })

  it('stop downloading when the storage is full', async () => {
    const from = host({ base: 'land', ca: 'rues' }, { base: new AppError('storage-full') })
    expect((await fetchAll(from)).problem).toBe('storage-full')
    expect(from.asked).toEqual(['base'])
  })

  it('are incomplete when the row is gone and only its hash is left', async () => {
    await fetchAll(host({ base: 'land' }))
    await withDatabase((db) => db.mapArchives.clear())
    const again = host({ base: 'land' })
    await fetchAll(again)
    expect(again.asked).toEqual(['base'])
  })

  it('report an error when there is no list', async () => {
    const list = async () => Promise.reject(new AppError('dataset-missing'))
    expect((await fetchAll({ sources: { ...host({}).sources, list } })).problem).toBe('dataset-missing')
  })
})

describe('on a device that is out of storage', () => {
  it('a map without room for itself and records is not downloaded, and comes once there is', async () => {
    const from = host({ base: 'land', ca: 'rues' })
    const free = fillDisk(RECORDS_ROOM_BYTES)
    endsFull.push(free)
    expect(await fetchAll(from)).toMatchObject({ complete: false, problem: 'storage-full' })
    expect(from.asked).toEqual([])
    free()
    expect(await fetchAll(from)).toMatchObject({ complete: true, problem: null })
    expect(await textOf('ca')).toBe('rues')
  })

  it('leaves nothing of its trial behind', async () => {
    await fetchAll(host({ base: 'land' }))
    const rows = await withDatabase((db) => db.device.toArray())
    expect(JSON.stringify(rows).length).toBeLessThan(RECORDS_ROOM_BYTES / 1_000)
    expect(rows.some(({ value }) => value instanceof ArrayBuffer)).toBe(false)
  })

  it('the shipped map comes back where one of staff’s was given up', async () => {
    const from = host({ base: 'land', ca: 'rues' })
    const { name, ...staffs } = entry('ca', 'chemins')
    await withDatabase((db) =>
      db.device.put({ key: EXTRACTS_FACT, value: { ca: { entry: { name, ...staffs }, fileName: 'x' } } }),
    )
    expect((await fetchAll(from)).complete).toBe(true)
    expect(await textOf('ca')).toBe('rues')
  })
})
