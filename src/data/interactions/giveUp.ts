import { parseDeviceSettings } from '../../domain/kiosk/deviceSettings'
import type { Region } from '../../domain/kiosk/locale'
import { packStore } from '../booth/packs/packStore'
import { LONG_CALL, type RunDatabase, withDatabase } from '../core/databaseConnection'
import { FACT, factIn } from '../core/deviceFacts'
import { type DeviceExtracts, extractsIn } from '../map/deviceExtracts'

/** What was deleted to make room for a record, and its name in the database. */
export interface GivenUp {
  kind: 'pack' | 'map'
  name: string
}

/**
 * Deletes the one thing that can be missed best, once no delivered record is left to delete (docs/outbox.md O5): a
 * pack that is not in use, then maps that a network brings again, this device's own region and the continent after the
 * others, and maps that staff loaded last. Null when nothing is left; records, runs, the pack in use and settings are
 * never deleted.
 */
export async function giveUpForRecords(run: RunDatabase = withDatabase): Promise<GivenUp | null> {
  const packs = packStore(run)
  const { active } = await packs.activePack()
  const stored = await run((db) => db.packs.toCollection().primaryKeys(), LONG_CALL)
  const pack = stored.find((id) => id !== active)
  if (pack !== undefined) {
    await packs.removePack(pack)
    return { kind: 'pack', name: pack }
  }
  return run(
    (db) =>
      db.transaction('rw', db.mapArchives, db.device, async (): Promise<GivenUp | null> => {
        const { region } = parseDeviceSettings(await factIn(db, FACT.settings))
        const extracts = await extractsIn(db)
        const names = await db.mapArchives.toCollection().primaryKeys()
        const [name] = names.sort((a, b) => mapWorth(a, region, extracts) - mapWorth(b, region, extracts))
        if (name === undefined) return null
        await db.mapArchives.delete(name)
        return { kind: 'map', name }
      }),
    LONG_CALL,
  )
}

/** The least worth goes first; a shipped map that waits behind staff's is the least. */
function mapWorth(name: string, own: Region | null, extracts: DeviceExtracts): number {
  if (name in extracts) return 4
  if (name === 'base') return 3
  if (name === own) return 2
  return name.endsWith('-shipped') ? 0 : 1
}
