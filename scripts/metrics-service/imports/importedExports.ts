import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { type ExportedRecord, type ExportRefusal, readExportFile } from '../../../src/data/schemas/exportFile'
import { GameRunSchema } from '../../../src/data/schemas/gameRun'
import type { GameRun } from '../../../src/domain/game/gameTypes'
import type { PageKey } from '../store'

/** What a kiosk's export says; its records themselves are not kept. */
export interface ImportedKiosk {
  device: string
  /** What staff call it; its id where it has no name. */
  name: string
  build: string
  /** When the file was made, ISO 8601: everything else here is as of then. */
  exportedAt: string
  /** The kiosk's own records by what became of them. */
  records: { sent: number; waiting: number; refused: number }
  /** Own records of which the file says that they were sent and the table has them. */
  found: number
  /** Records that it took over from other kiosks. */
  foreign: number
  visits: number
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
  remove(device: string): void
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
 * Imported exports (docs/outbox.md O7), kept in memory as sums until the service ends: none of it is stored.
 * @param countKnown how many of the records with these keys the table has
 */
export function importedExports(countKnown: (keys: readonly PageKey[]) => Promise<number>): ImportedExports {
  const kiosks = new Map<string, ImportedKiosk>()
  let refused: RefusedFile[] = []
  return {
    async add(file, text) {
      const read = await readExportFile(text, sha256Hex)
      const refuse = (reason: RefusedFile['reason']) => {
        refused = [...refused, { file, reason }]
      }
      if (!read.ok) return refuse(read.reason)
      const { device, name = device, build, exportedAt } = read.header
      const known = kiosks.get(device)
      if (known && known.exportedAt > exportedAt) return refuse('older')
      if (!known && kiosks.size >= MOST_KIOSKS) return refuse('too-many')
      const own = read.records.filter(({ origin }) => origin === device)
      const sent = own.filter(({ state }) => state === 'sent')
      const ofState = (state: ExportedRecord['state']) => own.filter((row) => row.state === state).length
      kiosks.set(device, {
        device,
        name,
        build,
        exportedAt,
        records: {
          sent: sent.length,
          waiting: ofState('pending') + ofState('unresolved'),
          refused: ofState('refused'),
        },
        found: await countKnown(sent),
        foreign: read.records.length - own.length,
        visits: new Set(own.map(({ sessionIdentifier }) => sessionIdentifier)).size,
        runs: read.runs.flatMap((row) => {
          const run = v.safeParse(GameRunSchema, row)
          return run.success ? [run.output] : []
        }),
      })
    },
    remove: (device) => void kiosks.delete(device),
    kiosks: () => [...kiosks.values()].sort((one, other) => one.name.localeCompare(other.name, 'en')),
    refused: () => refused,
    begin() {
      refused = []
    },
  }
}

const sha256Hex = (text: string) => createHash('sha256').update(text).digest('hex')
