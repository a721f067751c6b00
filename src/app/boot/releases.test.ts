import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PIN_ROUNDS } from '#domain/booth/pin'
import { parseDeviceSettings } from '#domain/device/deviceSettings'
import { replayRun } from '#domain/game/run'
import { type PackFacts, packStore } from '../../data/booth/packs/packStore'
import { changeStaffPin } from '../../data/booth/staffPin'
import { closeDatabase, withDatabase } from '../../data/core/databaseConnection'
import { DATABASE_NAME, SCHEMA_VERSION } from '../../data/core/db'
import { deviceFacts, FACT } from '../../data/core/deviceFacts'
import { dropVisitorChanges } from '../../data/core/visitorChanges'
import { interactionArchive } from '../../data/interactions/interactionArchive'
import { interactionStore } from '../../data/interactions/interactions'
import { staffNotes } from '../../data/interactions/staffNotes'
import { readWatchedRun } from '../../data/queries/watchedRun'
import { type SeedSources, storeDatasets } from '../../data/seed/seed'
import { KEPT_RELEASES, type KeptRelease, keptRelease, restoreRelease } from '../../data/testing/releases'
import { staffPinControl } from '../../session/staffAccess/staffPin'

describe.each(KEPT_RELEASES)('a device that was left with release %s', (version) => {
  let kept: KeptRelease
  const rowsOf = (table: string) => kept.tables.find(({ name }) => name === table)?.rows ?? []

  beforeEach(async () => {
    kept = keptRelease(version)
    closeDatabase()
    await restoreRelease(DATABASE_NAME, kept)
    for (const [name, values] of Object.entries({
      localStorage: kept.localStorage,
      sessionStorage: kept.sessionStorage,
    }))
      vi.stubGlobal(name, storageOf(values))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  test('opens in this build with every row of every table', async () => {
    expect(await withDatabase(async (db) => db.verno)).toBe(SCHEMA_VERSION)
    for (const table of kept.tables) {
      const { keyPath } = table
      const keys = table.rows.map((row) =>
        Array.isArray(keyPath) ? keyPath.map((key) => row[key]) : row[keyPath ?? ''],
      )
      const rows = await withDatabase((db) => db.table(table.name).bulkGet(keys as string[]))
      expect(rows, table.name).toEqual(table.rows)
    }
  })

  test('sends every record that waits', async () => {
    const waiting = rowsOf('interactions').filter(
      ({ state, handedOver }) => state === 'pending' && handedOver !== 1,
    )
    expect(waiting.length).toBeGreaterThan(1)
    const store = interactionStore()
    const found: unknown[] = []
    for (const session of new Set(waiting.map(({ sessionIdentifier }) => String(sessionIdentifier)))) {
      for (
        let row = await store.nextPending(session, null);
        row;
        row = await store.nextPending(session, row.createdAt)
      )
        found.push(row.id)
    }
    expect(found.toSorted()).toEqual(waiting.map(({ id }) => id).toSorted())
  })

  test('keeps refused and handed-over records, and sends them when staff take them back', async () => {
    const rows = rowsOf('interactions')
    const idsOf = (isKept: (row: Record<string, unknown>) => boolean) =>
      rows.filter(isKept).map(({ id }) => id)
    const refused = idsOf(({ state }) => state === 'refused')
    const handedOver = idsOf((row) => row.handedOver === 1)
    expect([refused.length > 1, handedOver.length > 1]).toEqual([true, true])
    const [store, archive] = [interactionStore(), interactionArchive()]
    expect(await archive.counts()).toMatchObject({ refused: refused.length, handedOver: handedOver.length })
    expect([await store.requeueRefused(), await archive.takeBack()]).toEqual([
      refused.length,
      handedOver.length,
    ])
    expect(await archive.counts()).toMatchObject({ refused: 0, handedOver: 0 })
  })

  test('gives back what its visitor changed, at the reset', async () => {
    const saved = rowsOf('originals').map(({ table, key, row }) => ({
      table: String(table),
      key: String(key),
      row,
    }))
    const stored = () =>
      Promise.all(saved.map(({ table, key }) => withDatabase((db) => db.table(table).get(key))))
    expect(JSON.stringify(await stored())).toContain('Harbor Fuel')
    await dropVisitorChanges()
    expect(await stored()).toEqual(saved.map(({ row }) => row ?? undefined))
  })

  test('shows the notes of its staff', async () => {
    expect((await staffNotes().list()).map(({ code }) => code)).toEqual(
      rowsOf('staffNotes').map(({ code }) => code),
    )
    expect(rowsOf('staffNotes').map(({ code }) => code)).toEqual(['metrics-refused'])
  })

  test('opens its staff room by its PIN and by no other', async () => {
    const pin = staffPinControl({ change: changeStaffPin(), rounds: PIN_ROUNDS })
    expect(await pin.load({ resetStaffPin: '', shortId: 'AB12' })).toEqual({ isSet: true, wasReset: false })
    expect(await pin.enter('2469')).toMatchObject({ kind: 'wrong' })
    expect(await pin.enter('2468')).toEqual({ kind: 'open' })
  })

  test('has its name and settings', async () => {
    const stored = await deviceFacts().read(FACT.settings)
    expect(parseDeviceSettings(stored)).toMatchObject({ ...(stored as object), name: 'iPad 3, Hall B' })
  })

  test('shows its own fleet again, and the pack before it', async () => {
    const datasets = (rowsOf('packs') as unknown as PackFacts[]).flatMap((pack) => pack.datasets)
    const shipped: SeedSources = {
      manifest: async () => ({ pack: 'pharos-demo', version: 1, datasets: [...datasets] }),
      rows: async () => [],
    }
    /** The rows of a table that is stored again from the files of the active pack. */
    const storedAnew = async (table: string) => {
      await withDatabase((db) => Promise.all([db.datasets.clear(), db.table(table).clear()]))
      // Datasets outside of the pack have no shipped rows here, which is reported at the end.
      await storeDatasets(() => {}, 0, shipped).catch(() => undefined)
      return JSON.stringify(await withDatabase((db) => db.table(table).toArray()))
    }
    expect(await storedAnew('vehicles')).toContain('Bay 1')
    await packStore().rollBack()
    expect(await storedAnew('chargers')).toContain('Harbor Lines Power')
  })

  test('plays its runs to the score that they had', () => {
    const runs = rowsOf('gameRuns') as unknown as { setup: never; steps: never; score: number }[]
    expect(runs).not.toEqual([])
    for (const { setup, steps, score } of runs) expect(replayRun(setup, steps).score).toBe(score)
  })

  test('has what was done in each run, for a ghost to show', async () => {
    const runs = rowsOf('gameRuns').map(({ id }) => String(id))
    const watched = await Promise.all(runs.map((id) => readWatchedRun(id)))
    expect(watched.map((run) => run.kind === 'ready' && run.acts.length > 0)).toEqual(runs.map(() => true))
  })

  test('brings back what its visitor had not saved', async () => {
    const { seenAtMs } = JSON.parse(kept.sessionStorage['pharos.visit'] ?? '')
    const { resumeVisit } = await import('../../session/visit')
    const { keptDraft } = await import('../../state/formDrafts')
    resumeVisit(seenAtMs + 1_000)
    expect(JSON.stringify(keptDraft('expense/new'))).toContain('Corner Gas')
  })
})

function storageOf(values: Record<string, string>) {
  const map = new Map(Object.entries(values))
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
}
