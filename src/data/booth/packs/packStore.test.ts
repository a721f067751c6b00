import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { beforeEach, describe, expect, it } from 'vitest'
import { type PackFile, packId } from '#domain/booth/packs/packFile'
import { closeDatabase, withDatabase } from '../../core/databaseConnection'
import { DATABASE_NAME } from '../../core/db'
import { staffNotes } from '../../interactions/staffNotes'
import { DEMO_PACK_ID } from '../../schemas/pack'
import { type SeedSources, storeDatasets } from '../../seed/seed'
import { fillDisk } from '../../testing/fullDisk'
import { packStore } from './packStore'
import { packOf } from './testing/packOf'
import { cutPowerAt } from './testing/powerCut'

const rows = (from: string, count = 2) =>
  Array.from({ length: count }, (_, at) => ({ id: `v-${at + 1}`, label: `${from} ${at}`, tags: [] }))

const shipped: SeedSources = {
  manifest: async () => ({
    pack: DEMO_PACK_ID,
    version: 40,
    datasets: ['vehicles', 'users'].map((name) => ({ name, file: 'all.json', rows: 2, sha256: '' })),
  }),
  rows: async () => rows('shipped'),
}

/** As at a start, but with only two of the build's datasets. */
const start = (): Promise<void> =>
  storeDatasets(() => {}, 0, shipped).catch((error: { code?: string }) => {
    if (error.code !== 'dataset-missing') throw error
  })

const pack = (version = 1, facts: Partial<PackFile> = {}): PackFile =>
  packOf({ vehicles: rows(`pack ${version}`, 3), users: rows(`pack ${version}`, 3) }, { version, ...facts })

/** The rows in the two tables, one entry each: `shipped`, `pack 1`, or several if they are mixed. */
async function shown(): Promise<string[]> {
  const labels = await withDatabase(async (db) => [
    await db.vehicles.toArray(),
    (await db.table('users').toArray()) as { label: string }[],
  ])
  return labels.map((list) => [...new Set(list.map(({ label }) => label.replace(/ \d+$/, '')))].join('+'))
}

const store = packStore()

beforeEach(async () => {
  closeDatabase()
  await Dexie.delete(DATABASE_NAME)
  await start()
})

describe('packs that staff load', () => {
  it('change nothing until they are activated, then replace the rows', async () => {
    const id = await store.storePack(pack())
    await start()
    expect(await shown()).toEqual(['shipped', 'shipped'])
    await store.activatePack(id)
    await start()
    expect(await shown()).toEqual(['pack 1', 'pack 1'])
    expect(await withDatabase((db) => db.datasets.get('vehicles'))).toMatchObject({
      pack: 'trade-show',
      version: 1,
      complete: 1,
    })
  })

  it('roll back to what was active before, and forward again', async () => {
    await store.activatePack(await store.storePack(pack(1)))
    await store.activatePack(await store.storePack(pack(2)))
    await start()
    expect(await shown()).toEqual(['pack 2', 'pack 2'])
    await store.rollBack()
    await start()
    // The older version of the same pack; a build's own data would never be downgraded.
    expect(await shown()).toEqual(['pack 1', 'pack 1'])
    await store.rollBack()
    await start()
    expect(await shown()).toEqual(['pack 2', 'pack 2'])
  })

  it('roll back to what is shipped', async () => {
    await store.activatePack(await store.storePack(pack()))
    await start()
    await store.rollBack()
    await start()
    expect(await shown()).toEqual(['shipped', 'shipped'])
    expect(await store.activePack()).toMatchObject({ active: null, previous: 'trade-show@1' })
  })

  it('leave the datasets that they do not bring to what is shipped', async () => {
    await store.activatePack(await store.storePack(packOf({ vehicles: rows('pack 1') })))
    await start()
    expect(await shown()).toEqual(['pack 1', 'shipped'])
  })

  it('keep the active one and the one before, and no others', async () => {
    for (const version of [1, 2, 3]) await store.activatePack(await store.storePack(pack(version)))
    await store.storePack(pack(4))
    expect((await store.listPacks()).map(({ version }) => version).sort()).toEqual([2, 3, 4])
  })

  it('refuse another content under a version that is stored', async () => {
    await store.storePack(pack())
    await expect(store.storePack({ ...pack(), name: 'Another' })).rejects.toMatchObject({
      problem: { kind: 'version-taken', pack: 'trade-show', version: 1 },
    })
    expect(await store.storePack(pack())).toBe('trade-show@1')
  })

  it('without room leave the one in use as it is', async () => {
    await store.activatePack(await store.storePack(pack(1)))
    const free = fillDisk()
    await expect(store.storePack(pack(2)).finally(free)).rejects.toMatchObject({ code: 'storage-full' })
    expect((await store.activePack()).active).toBe('trade-show@1')
    expect((await store.listPacks()).map(({ version }) => version)).toEqual([1])
  })

  it('lists what is whole beside rows that are damaged', async () => {
    const store = packStore()
    await store.storePack(pack(1))
    const damaged = [{ id: 'a' }, { id: 'b', name: 7, storedAt: 'x' }, { id: 'c', name: 'c', storedAt: null }]
    await withDatabase((db) => db.table('packs').bulkPut(damaged))
    expect((await store.listPacks()).map(({ version }) => version)).toEqual([1])
  })

  it('can be removed where the one before was given up for a record', async () => {
    for (const version of [1, 2]) await store.activatePack(await store.storePack(pack(version)))
    await withDatabase((db) => db.packs.delete('trade-show@1'))
    expect(await store.activePack()).toMatchObject({ previous: null, canRollBack: false })
    await store.removePack('trade-show@2')
    expect((await store.activePack()).active).toBeNull()
  })

  it('are never activated when they are not stored', async () => {
    await expect(store.activatePack('lost@1')).rejects.toMatchObject({ code: 'dataset-missing' })
    expect((await store.activePack()).active).toBeNull()
  })

  it('drop what visitors changed', async () => {
    await withDatabase((db) => db.originals.put({ table: 'recalls', key: 'r-1', row: null }))
    await store.activatePack(await store.storePack(pack()))
    await start()
    expect(await withDatabase((db) => db.originals.count())).toBe(0)
  })
})

describe('a fleet made on this device', () => {
  const own = (version: number) => pack(version, { pack: 'own-fleet', kind: 'own-fleet' })

  it('is never what a roll back leads to', async () => {
    await store.activatePack(await store.storePack(pack(1)))
    await store.activatePack(await store.storePack(own(1)))
    await store.activatePack(await store.storePack(own(2)))
    expect(await store.activePack()).toMatchObject({ active: 'own-fleet@2', previous: 'trade-show@1' })
    await store.rollBack()
    expect(await store.activePack()).toMatchObject({ active: 'trade-show@1', previous: null })
  })

  it('leaves the packs that staff can go back to', async () => {
    for (const version of [1, 2]) await store.activatePack(await store.storePack(pack(version)))
    const before = await store.activePack()
    for (const version of [1, 2]) await store.activatePack(await store.storePack(own(version)))
    await store.removePack('own-fleet@2')
    expect(await store.activePack()).toEqual(before)
    await store.rollBack()
    expect(await store.activePack()).toMatchObject({ active: 'trade-show@1', previous: 'trade-show@2' })
  })

  it('goes with its row, and the datasets with it', async () => {
    const id = await store.storePack(own(1))
    await store.activatePack(id)
    await start()
    await store.removePack(id)
    await start()
    expect(await shown()).toEqual(['shipped', 'shipped'])
    expect(await store.listPacks()).toEqual([])
  })
})

describe('a pack that can no longer be read', () => {
  const broken = async (spoil: (id: string) => Promise<unknown>) => {
    const id = await store.storePack(pack())
    await store.activatePack(id)
    await spoil(id)
    await start()
    expect(await shown()).toEqual(['shipped', 'shipped'])
    expect((await store.activePack()).active).toBeNull()
    return (await staffNotes().list()).map(({ code, detail }) => `${code}: ${detail}`)
  }

  it('gives way to what is shipped when its row is lost', async () => {
    expect(await broken((id) => withDatabase((db) => db.packs.delete(id)))).toEqual([
      expect.stringContaining('trade-show@1 is not stored'),
    ])
  })

  it('gives way to what is shipped when its bytes are damaged', async () => {
    const spoil = (id: string) =>
      withDatabase((db) =>
        db.packs.update(id, { files: { 'vehicles.json': new TextEncoder().encode('{').buffer } }),
      )
    expect(await broken(spoil)).toEqual([expect.stringContaining('is damaged')])
  })

  it('gives way to what is shipped when a build does not read its schema', async () => {
    const id = await store.storePack(pack(1, { schema: 99 }))
    await store.activatePack(id)
    await start()
    expect(await shown()).toEqual(['shipped', 'shipped'])
    expect((await staffNotes().list())[0]?.detail).toContain('schema 99')
  })
})

describe('a power cut', () => {
  it('at any request leaves one whole pack, after the next start', async () => {
    const next = pack(2)
    const outcomes = new Set<string>()
    for (let at = 1; ; at += 1) {
      closeDatabase()
      await Dexie.delete(DATABASE_NAME)
      await start()
      await store.activatePack(await store.storePack(pack(1)))
      await start()
      const wasCut = await cutPowerAt(at, async () => {
        await store.activatePack(await store.storePack(next))
        await start()
        await store.rollBack()
        await start()
        await store.removePack(packId(next))
      })
      await start()
      const { active, previous } = await store.activePack()
      const now = await shown()
      outcomes.add(`${active}, before it ${previous}: ${now.join()}`)
      expect(now, `cut at request ${at}`).toEqual(
        active === 'trade-show@2' ? ['pack 2', 'pack 2'] : ['pack 1', 'pack 1'],
      )
      await withDatabase((db) =>
        db.packs.each(({ files, id }) => {
          const text = (bytes: ArrayBuffer) => new TextDecoder().decode(bytes)
          const stored = Object.entries(files).map(([name, bytes]) => [name, text(bytes)])
          expect(Object.fromEntries(stored)).toEqual((id === 'trade-show@2' ? next : pack(1)).files)
        }),
      )
      for (const id of [active, previous])
        if (id) expect(await withDatabase((db) => db.packs.get(id)), `cut at request ${at}`).toBeDefined()
      if (!wasCut) break
    }
    expect([...outcomes].sort()).toEqual([
      'trade-show@1, before it null: pack 1,pack 1',
      'trade-show@1, before it trade-show@2: pack 1,pack 1',
      'trade-show@2, before it trade-show@1: pack 2,pack 2',
    ])
  })
})
