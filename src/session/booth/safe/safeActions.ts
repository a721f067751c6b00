import type { SafeOutcome } from '#domain/device/plainPage'
import type { GameRun } from '#domain/game/gameTypes'
import type { ExportedVisit, Visit } from '#domain/visit/visit'
import { deleteRawDatabase, openRawDatabase, type RawDatabase } from '../../../data/booth/safe/rawDatabase'
import { FACT } from '../../../data/core/deviceFacts'
import type { StoredRow } from '../../../data/interactions/interactionArchive'
import { exportVisits } from '../../../data/interactions/visitArchive'
import { exportNdjson } from '../../../metrics/exchange/exchange'
import { isShut, safeDoorKey } from './safeDoor'

/**
 * The actions of safe mode (docs/booth.md B11), on the raw database because nothing of the product has started, and only
 * after the PIN was entered. Each calls `onHeld` while it waits for another tab.
 */
type OnHeld = () => void

/**
 * Records, data of the device, and what cannot be restored without a network: maps, and packs that staff loaded.
 */
const KEPT_TABLES = [
  'interactions',
  'visits',
  'importedVisits',
  'gameRuns',
  'runActs',
  'device',
  'staffNotes',
  'mapArchives',
  'packs',
]

/** Facts that refer to deleted data: the active pack, and stashed changes. */
const DROPPED_FACTS = [FACT.activePack, FACT.sandbox]

/** Maximum number of rows to read; a device has fewer runs or visits in a season. */
const MOST_ROWS = 100_000

/** Saves records, runs of the game and visits as an export file like the staff room's (docs/outbox.md O7). */
export async function save(onHeld: OnHeld): Promise<SafeOutcome> {
  return withRaw(onHeld, async (db) => {
    const deviceId = await db.fact(FACT.deviceId)
    const made = await exportNdjson(
      {
        archive: {
          page: (afterId, limit) => db.page<StoredRow>('interactions', afterId, limit),
          unite: notHere,
          ownWaiting: notHere,
          handOver: notHere,
        },
        runs: { all: () => db.page<GameRun>('gameRuns', null, MOST_ROWS) },
        visits: {
          all: async (origin) =>
            exportVisits(
              await db.page<Visit>('visits', null, MOST_ROWS),
              await db.page<ExportedVisit>('importedVisits', null, MOST_ROWS),
              origin,
            ),
        },
        deviceId: typeof deviceId === 'string' ? deviceId : 'unknown',
        build: __BUILD_ID__,
      },
      Date.now(),
    )
    download(`pharos-records-${new Date().toISOString().slice(0, 10)}.ndjson`, made.text)
    return 'saved'
  })
}

/** Deletes the demo data, which the next start stores again; records stay. */
export async function rebuild(onHeld: OnHeld): Promise<SafeOutcome> {
  return withRaw(onHeld, async (db) => {
    await db.clearAllBut(KEPT_TABLES, DROPPED_FACTS)
    return 'rebuilt'
  })
}

/** Deletes the database with all records, as the last resort if it cannot be read. */
export async function erase(onHeld: OnHeld): Promise<SafeOutcome> {
  if ((await safeDoorKey(onHeld)) !== 'none') return 'locked'
  await deleteRawDatabase(onHeld)
  return 'erased'
}

async function withRaw(
  onHeld: OnHeld,
  work: (db: RawDatabase) => Promise<SafeOutcome>,
): Promise<SafeOutcome> {
  const db = await openRawDatabase(onHeld).catch(() => null)
  if (!db) return 'unreadable'
  try {
    return (await isShut(db)) ? 'locked' : await work(db)
  } catch {
    return 'unreadable'
  } finally {
    db.close()
  }
}

const notHere = () => Promise.reject(new Error('not in safe mode'))

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
