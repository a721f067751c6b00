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
 * What staff can do in safe mode (docs/booth.md B11), on the database as the browser has it: nothing that starts
 * the product has run, and only once its door is open. Each calls `onHeld` while it waits for another tab.
 */
type OnHeld = () => void

/**
 * What was recorded, the device itself, and what could not come back without a network: maps, and packs that staff
 * loaded, which stay in their list.
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

/** What points to data that goes: the pack in force, and changes that were put aside. */
const DROPPED_FACTS = [FACT.activePack, FACT.sandbox]

/** More runs or visits than a device sees in a season. */
const MOST_ROWS = 100_000

/** Saves the records, the runs of the game and the visits as the file that the staff room exports (docs/outbox.md O7). */
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

/** Drops the demo data, which the next start stores anew; what was recorded stays. */
export async function rebuild(onHeld: OnHeld): Promise<SafeOutcome> {
  return withRaw(onHeld, async (db) => {
    await db.clearAllBut(KEPT_TABLES, DROPPED_FACTS)
    return 'rebuilt'
  })
}

/** Deletes the database with the records in it: the last thing that is left where it cannot be read. */
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
