import type { Region } from '#domain/base/locale'
import { parseDeviceSettings } from '#domain/device/deviceSettings'
import { LONG_CALL, type RunDatabase, withDatabase } from '../core/databaseConnection'
import { FACT, factIn } from '../core/deviceFacts'
import { type DeviceExtracts, extractsIn } from '../map/deviceExtracts'
import { packPointerIn } from '../seed/packPointer'

/** What was deleted to make room for a record, with its name in the database. */
export interface GivenUp {
  kind: 'pack' | 'map'
  name: string
}

/**
 * Deletes the least important item once no delivered record is left to delete (docs/outbox.md O5): a pack
 * that is not in use, then maps that can be downloaded again, this device's own region and the continent
 * last, then maps that staff loaded. Null if nothing is left; records, runs, the pack in use and settings are
 * never deleted. It writes nothing, because a browser without free storage rejects a transaction with a
 * write: pointers to a deleted pack or map are resolved when they are read.
 */
export function giveUpForRecords(run: RunDatabase = withDatabase): Promise<GivenUp | null> {
  return run(
    (db) =>
      db.transaction('rw', db.packs, db.mapArchives, db.device, async (): Promise<GivenUp | null> => {
        const { active } = await packPointerIn(db)
        const packs = await db.packs.toCollection().primaryKeys()
        const pack = packs.find((id) => id !== active)
        if (pack !== undefined) {
          await db.packs.delete(pack)
          return { kind: 'pack', name: pack }
        }
        const { region } = parseDeviceSettings(await factIn(db, FACT.settings))
        const extracts = await extractsIn(db)
        const maps = await db.mapArchives.toCollection().primaryKeys()
        const [name] = maps.sort((a, b) => mapWorth(a, region, extracts) - mapWorth(b, region, extracts))
        if (name === undefined) return null
        await db.mapArchives.delete(name)
        return { kind: 'map', name }
      }),
    LONG_CALL,
  )
}

/** The least important is deleted first; a shipped map that is replaced by staff's comes before all others. */
function mapWorth(name: string, own: Region | null, extracts: DeviceExtracts): number {
  if (name in extracts) return 4
  if (name === 'base') return 3
  if (name === own) return 2
  return name.endsWith('-shipped') ? 0 : 1
}
