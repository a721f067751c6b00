import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { GameRun } from '#domain/game/gameTypes'
import { type ExportedVisit, isVisitorsVisit } from '#domain/visit/visit'
import {
  type ExportedRecord,
  type ExportFile,
  type ExportRefusal,
  readExportFile,
} from '../../../../src/data/schemas/exportFile'
import { GameRunSchema } from '../../../../src/data/schemas/gameRun'
import type { RecordKey } from '../store'
import type { ImportFolder } from './importFolder'

/** What a kiosk's export says; its records themselves are not kept. */
export interface ImportedKiosk {
  device: string
  /** What it is called on the page (`kioskName`). */
  name: string
  /** What its staff call it. */
  ownName: string | undefined
  build: string
  /** When the file was made, ISO 8601: everything else here is as of then. */
  exportedAt: string
  /** The kiosk's own records by what became of them. */
  records: { sent: number; waiting: number; refused: number }
  /** Own records of which the file says that they were sent and the table has them. */
  found: number
  /** Records that it took over from other kiosks. */
  foreign: number
  /** Its own visits of visitors: by its records, and by what the file tells of them. */
  visits: number
  /** Whether its file has visits: one of an older version has none. */
  hasVisits: boolean
  visitRows: readonly ExportedVisit[]
  /** Visits with records in the file. */
  recorded: ReadonlySet<string>
  runs: readonly GameRun[]
}

/** A file that is not shown, and why. */
export interface RefusedFile {
  file: string
  reason: ExportRefusal | 'older' | 'too-many'
}

export interface ImportedExports {
  /** Shows a file, in place of an older one of the same kiosk. */
  add(file: string, text: string): Promise<void>
  remove(device: string): Promise<void>
  /** Reads the kept files once; to be awaited before the others. Rejects when the database does not answer. */
  restored(): Promise<void>
  /** By name. */
  kiosks(): ImportedKiosk[]
  /** The files of the last upload that are not shown. */
  refused(): readonly RefusedFile[]
  /** Forgets them, at the start of an upload. */
  begin(): void
}

/** More kiosks than any event has, and few enough for the memory of a small machine. */
const MOST_KIOSKS = 500

/**
 * Imported exports (docs/outbox.md O7), kept until they are removed: none of it is added to what was posted.
 * @param countKnown how many of the records with these keys the table has
 * @param folder where the files outlive the service; without one they end with it
 */
export function importedExports(
  countKnown: (keys: readonly RecordKey[]) => Promise<number>,
  folder?: ImportFolder,
): ImportedExports {
  const kiosks = new Map<string, ImportedKiosk>()
  let refused: RefusedFile[] = []
  let restoring: Promise<void> | null = null

  async function restore(): Promise<void> {
    for await (const text of folder?.all() ?? []) {
      const read = await readExportFile(text, sha256Hex)
      if (read.ok) kiosks.set(read.header.device, await kioskOf(read, countKnown))
    }
  }

  return {
    restored() {
      restoring ??= restore().catch((error: unknown) => {
        restoring = null
        throw error
      })
      return restoring
    },
    async add(file, text) {
      const read = await readExportFile(text, sha256Hex)
      const refuse = (reason: RefusedFile['reason']) => {
        refused = [...refused, { file, reason }]
      }
      if (!read.ok) return refuse(read.reason)
      const { device, exportedAt } = read.header
      const known = kiosks.get(device)
      if (known && known.exportedAt > exportedAt) return refuse('older')
      if (!known && kiosks.size >= MOST_KIOSKS) return refuse('too-many')
      const kiosk = await kioskOf(read, countKnown)
      await folder?.save(device, text)
      kiosks.set(device, kiosk)
    },
    async remove(device) {
      await folder?.remove(device)
      kiosks.delete(device)
    },
    kiosks: () => [...kiosks.values()].sort((one, other) => one.name.localeCompare(other.name, 'en')),
    refused: () => refused,
    begin() {
      refused = []
    },
  }
}

/** What an export says of its kiosk. */
async function kioskOf(
  read: ExportFile,
  countKnown: (keys: readonly RecordKey[]) => Promise<number>,
): Promise<ImportedKiosk> {
  const { device, name: ownName, build, exportedAt } = read.header
  const own = read.records.filter(({ origin }) => origin === device)
  const sent = own.filter(({ state }) => state === 'sent')
  const ofState = (state: ExportedRecord['state']) => own.filter((row) => row.state === state).length
  return {
    device,
    name: ownName ?? device,
    ownName,
    build,
    exportedAt,
    records: {
      sent: sent.length,
      waiting: ofState('pending') + ofState('unresolved'),
      refused: ofState('refused'),
    },
    found: await countKnown(sent),
    foreign: read.records.length - own.length,
    visits: countVisits(own, read.visits, device),
    hasVisits: read.visits.length > 0,
    visitRows: read.visits,
    recorded: new Set(read.records.map(({ sessionIdentifier }) => sessionIdentifier)),
    runs: read.runs.flatMap((row) => {
      const run = v.safeParse(GameRunSchema, row)
      return run.success ? [run.output] : []
    }),
  }
}

/** A kiosk's own visits: those with a record, and those that its rows tell of without one. */
function countVisits(own: readonly ExportedRecord[], rows: readonly ExportedVisit[], device: string): number {
  const recorded = new Set(own.map(({ sessionIdentifier }) => sessionIdentifier))
  const others = rows.filter(({ id, origin }) => origin === device && !recorded.has(id))
  return recorded.size + others.filter((visit) => isVisitorsVisit(visit, false)).length
}

const sha256Hex = (text: string) => createHash('sha256').update(text).digest('hex')
