import { AppError } from '#domain/base/errors'
import { nextTask } from '#domain/base/nextTask'
import { isOwnFleetId, type PackFile, packId } from '#domain/booth/packs/packFile'
import { PackError } from '#domain/booth/packs/packProblem'
import type { PackDataset, PackPointer } from '#domain/device/packPointer'
import { LONG_CALL, type RunDatabase, withDatabase } from '../../core/databaseConnection'
import type { PharosDatabase, StoredPack } from '../../core/db'
import { FACT } from '../../core/deviceFacts'
import { rollBackPointerIn } from '../../seed/packPointer'

export type PackFacts = Omit<StoredPack, 'files'>

/**
 * Packs that staff loaded. Two phases survive a power cut: `storePack` writes a complete row that is not used
 * yet, then `activatePack` changes the one row that says where the datasets come from (docs/booth.md B7).
 * Seeding follows that row at this start or the next.
 */
export interface PackStore {
  /**
   * Stores a checked pack without activating it. Deletes packs that are neither active nor the previous one,
   * so that they do not pile up.
   * @returns its id
   * @throws PackError version-taken, or a storage code
   */
  storePack(file: PackFile): Promise<string>
  /** Uses a stored pack, or the shipped datasets for null, from the next seeding on. */
  activatePack(id: string | null): Promise<void>
  /** Returns to the previous pack; a second call undoes the first. Does nothing without one. */
  rollBack(): Promise<void>
  /** Deletes a pack; an active one is rolled back in the same transaction. */
  removePack(id: string): Promise<void>
  activePack(): Promise<PackPointer>
  /** Stored packs, the newest first. */
  listPacks(): Promise<PackFacts[]>
}

export function packStore(run: RunDatabase = withDatabase, now: () => number = Date.now): PackStore {
  return {
    async storePack(file) {
      const { pack, version, kind, name, schema, datasets } = file
      const storedAt = new Date(now()).toISOString()
      const files = await encodedFiles(file)
      const row: StoredPack = {
        id: packId(file),
        pack,
        version,
        kind,
        name,
        storedAt,
        schema,
        datasets,
        files,
      }
      await run(
        (db) =>
          db.transaction('rw', db.packs, db.device, async () => {
            const known = await db.packs.get(row.id)
            if (known && contentOf(known) !== contentOf(row))
              throw new PackError({ kind: 'version-taken', pack: row.pack, version: row.version })
            const { active, previous, replaced } = await rollBackPointerIn(db)
            const kept = new Set([row.id, active, previous, replaced?.previous])
            const ids = await db.packs.toCollection().primaryKeys()
            await db.packs.bulkDelete(ids.filter((id) => !kept.has(id)))
            if (!known) await db.packs.put(row)
          }),
        LONG_CALL,
      )
      return row.id
    },

    activatePack: (id) => changePointer(run, (db, before) => follow(db, id, before)),

    rollBack: () =>
      changePointer(run, async (db, before) =>
        before.canRollBack ? follow(db, before.previous, before) : before,
      ),

    removePack: (id) =>
      changePointer(run, async (db, before) => {
        await db.packs.delete(id)
        if (before.active === id && before.replaced) return before.replaced
        if (before.active === id) {
          const left = await follow(db, before.previous === id ? null : before.previous, before)
          return { ...left, previous: null, canRollBack: false }
        }
        return before.previous === id ? { ...before, previous: null, canRollBack: false } : before
      }),

    activePack: () => run((db) => db.transaction('r', db.packs, db.device, () => rollBackPointerIn(db))),

    listPacks: () => run(packFactsIn, LONG_CALL),
  }
}

/** Stored packs, the newest first, without damaged rows. */
export async function packFactsIn(db: PharosDatabase): Promise<PackFacts[]> {
  const packs: PackFacts[] = []
  await db.packs.each(({ files: _, ...facts }) => {
    if (isPack(facts)) packs.push(facts)
  })
  return packs.sort((a, b) => Date.parse(b.storedAt) - Date.parse(a.storedAt))
}

const isPack = ({ name, storedAt, datasets }: Partial<PackFacts>): boolean =>
  typeof name === 'string' && !Number.isNaN(Date.parse(String(storedAt))) && Array.isArray(datasets)

/** The files as bytes; yields between two of them. */
async function encodedFiles({ datasets, files }: PackFile): Promise<Record<string, ArrayBuffer>> {
  const encoded: Record<string, ArrayBuffer> = {}
  for (const file of new Set(datasets.map((one) => one.file))) {
    encoded[file] = new TextEncoder().encode(files[file]).buffer
    await nextTask()
  }
  return encoded
}

/** Distinguishes two packs of the same version; the datasets have the hash of every row. */
const contentOf = ({ name, schema, datasets }: PackFacts): string => JSON.stringify([name, schema, datasets])

/** Changes the row that says which pack is active, if necessary. */
function changePointer(
  run: RunDatabase,
  change: (db: PharosDatabase, before: PackPointer) => Promise<PackPointer>,
): Promise<void> {
  return run(
    (db) =>
      db.transaction('rw', db.packs, db.device, async () => {
        const before = await rollBackPointerIn(db)
        const after = await change(db, before)
        if (after === before) return
        // Rows stashed by a run of the game belong to the previous pack: there is nothing to restore them into.
        await db.device.delete(FACT.sandbox)
        if (after.active === null && !after.canRollBack) await db.device.delete(FACT.activePack)
        else await db.device.put({ key: FACT.activePack, value: after })
      }),
    LONG_CALL,
  )
}

/** The pointer to a stored pack. @throws AppError dataset-missing if it is not stored */
async function follow(db: PharosDatabase, id: string | null, before: PackPointer): Promise<PackPointer> {
  if (id === null) return pointTo(null, before)
  const row = await db.packs.get(id)
  if (!row) throw new AppError('dataset-missing', `pack ${id}`)
  return pointTo(row, before)
}

/** What a pointer stores of its pack; null for the shipped one. */
type PackTarget = { id: string; schema: number; datasets: readonly PackDataset[] } | null

/** The pointer after a choice. An own fleet keeps the one that it replaced, which is as it was when the fleet goes. */
function pointTo(target: PackTarget, before: PackPointer): PackPointer {
  const active = target?.id ?? null
  if (active === before.active) return before
  const base = before.replaced ?? before
  const isOwnFleet = active !== null && isOwnFleetId(active)
  if (active === base.active) return base
  return {
    active,
    previous: base.active,
    canRollBack: true,
    schema: target?.schema ?? 0,
    datasets: target?.datasets ?? [],
    ...(isOwnFleet && { replaced: base }),
  }
}
