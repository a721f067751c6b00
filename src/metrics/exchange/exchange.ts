import * as v from 'valibot'
import { csvCell } from '#domain/base/csvCell'
import type { GameRun } from '#domain/game/gameTypes'
import type { Interaction } from '#domain/recording/interaction'
import { parseInteraction } from '#domain/recording/storedInteraction'
import type { InteractionArchive } from '../../data/interactions/interactionArchive'
import type { RunArchive } from '../../data/interactions/runArchive'
import type { VisitArchive } from '../../data/interactions/visitArchive'
import {
  EXPORT_SCHEMA,
  type ExportedRecord,
  type ExportedRun,
  ExportedVisitSchema,
  type ExportHeader,
  type ExportRefusal,
  isExportableRun,
  readExportFile,
} from '../../data/schemas/exportFile'
import type { Delivery } from '../deliveryTypes'
import { sha256Hex } from './sha256'

/**
 * Export and merge (docs/outbox.md O7): NDJSON with a header line, CSV for people, and an import that is a set union by
 * id. The importer delivers imported records only after a hand-over.
 */

/** Older schemas are written if they can hold all data, so that an older kiosk accepts the file. */
const SCHEMA_OF_RECORDS = 1
const SCHEMA_OF_UNRESOLVED = 2
const SCHEMA_OF_RUNS = 3

/** Column order of both formats; a line of NDJSON adds the context of an unresolved row. */
export const COLUMNS = [
  'id',
  'activationId',
  'sessionIdentifier',
  'action',
  'value',
  'createdAt',
  'updatedAt',
  'synced',
  'state',
  'attempts',
  'lastStatus',
  'ackAt',
  'seq',
  'origin',
  'handedOver',
] as const

export interface ExchangeParts {
  archive: Pick<InteractionArchive, 'page' | 'unite' | 'ownWaiting' | 'handOver'>
  runs: RunArchive
  visits: VisitArchive
  /** This device's id, the origin of what it exports. */
  deviceId: string
  /** The device's name; empty without one. */
  deviceName?: string
  /** Build id, for the header. */
  build: string
}

export interface Export {
  text: string
  count: number
  /** Number of rows that the importing kiosk will deliver. */
  handedOver: number
}

export type ImportResult =
  | {
      ok: true
      /** Records in the file. */
      count: number
      added: number
      changed: number
      /** Runs of the game that are new here. */
      addedRuns: number
      /** Visits of other kiosks that are new here. */
      addedVisits: number
      fromDevice: string
      handOver: boolean
    }
  | { ok: false; reason: ImportRefusal; line?: number }

/** The effect of an import before it is done. */
export type ImportPreview =
  | (Omit<ImportResult & { ok: true }, 'addedRuns' | 'addedVisits'> & {
      /** Name of the kiosk that wrote the file; null without one. */
      fromName: string | null
      /** ISO 8601. */
      exportedAt: string
      newRuns: number
      newVisits: number
      /** Pending records of the file that this kiosk would deliver. */
      toSend: number
    })
  | (ImportResult & { ok: false })

/** Why nothing was imported. */
export type ImportRefusal = ExportRefusal

const PAGE_ROWS = 1_000

/** All rows of this device as NDJSON; changes nothing. */
export function exportNdjson(parts: ExchangeParts, nowMs: number): Promise<Export> {
  return makeExport(parts, nowMs, false, new Set())
}

/**
 * All rows, with the pending ones handed over: once the file is saved they are marked, and the importing kiosk delivers
 * them instead of this one until they are taken back. Must run inside `delivery.runWhilePaused`, so that none of them
 * is sent meanwhile.
 * @param isKept asks whether the file was saved; if not, nothing is handed over
 */
export async function exportHandOver(
  parts: ExchangeParts,
  nowMs: number,
  isKept: (made: Export) => Promise<boolean> = async () => true,
): Promise<Export> {
  const ids = new Set(await parts.archive.ownWaiting())
  const made = await makeExport(parts, nowMs, true, ids)
  if (await isKept(made)) await parts.archive.handOver(ids)
  return made
}

async function makeExport(
  parts: ExchangeParts,
  nowMs: number,
  handOver: boolean,
  handedOverIds: Set<string>,
): Promise<Export> {
  const { deviceId: device, deviceName: name, build } = parts
  const lines: string[] = []
  let schema = SCHEMA_OF_RECORDS
  for await (const row of allRows(parts.archive)) {
    const line = toLine(row, device)
    if (line.context) schema = SCHEMA_OF_UNRESOLVED
    lines.push(JSON.stringify(handOver ? { ...line, handedOver: handedOverIds.has(row.id) } : line))
  }
  const records = lines.length
  const runs = (await parts.runs.all()).filter(isExportableRun)
  if (runs.length > 0) schema = SCHEMA_OF_RUNS
  for (const run of runs) {
    lines.push(JSON.stringify({ kind: 'gameRun', run: { ...run, origin: run.origin ?? device } }))
  }
  // A row that the format cannot hold, for example with an impossible time, is left out.
  const visits = (await parts.visits.all(device)).filter((visit) => v.is(ExportedVisitSchema, visit))
  if (visits.length > 0) schema = EXPORT_SCHEMA
  for (const visit of visits) lines.push(JSON.stringify({ kind: 'visit', visit }))
  const body = lines.map((line) => `${line}\n`).join('')
  const exportedAt = new Date(nowMs).toISOString()
  const sha256 = await sha256Hex(body)
  const header: ExportHeader = {
    kind: 'pharos-interactions',
    device,
    ...(name ? { name } : {}),
    build,
    schema,
    exportedAt,
    handOver,
    count: lines.length,
    sha256,
  }
  return { text: `${JSON.stringify(header)}\n${body}`, count: records, handedOver: handedOverIds.size }
}

/** All rows as records with unique ids; an invalid row becomes a damaged record (docs/outbox.md O9). */
async function* allRows(archive: Pick<InteractionArchive, 'page'>): AsyncGenerator<Interaction> {
  const ids = new Set<string>()
  for (let after: unknown = null; ; ) {
    const rows = await archive.page(after, PAGE_ROWS)
    for (const stored of rows) {
      const row = parseInteraction(stored)
      const id = ids.has(row.id) ? `${row.id}-${ids.size}` : row.id
      ids.add(id)
      yield id === row.id ? row : { ...row, id }
    }
    after = rows.at(-1)?.id ?? null
    if (rows.length < PAGE_ROWS) return
  }
}

function toLine(row: Interaction, deviceId: string): ExportedRecord {
  const {
    id,
    activationId,
    sessionIdentifier,
    action,
    value,
    createdAt,
    updatedAt,
    state,
    attempts,
    lastStatus,
    ackAt,
    seq,
    context,
    damaged,
  } = row
  const [synced, origin, handedOver] = [row.synced === 1, row.origin ?? deviceId, row.handedOver === 1]
  return {
    id,
    activationId,
    sessionIdentifier,
    action,
    value,
    createdAt,
    updatedAt,
    synced,
    state,
    attempts,
    lastStatus,
    ackAt,
    seq,
    origin,
    handedOver,
    ...(context ? { context } : {}),
    ...(damaged === undefined ? {} : { damaged }),
  }
}

/** All rows as CSV (RFC 4180) with a line of column names. */
export async function exportCsv(parts: Pick<ExchangeParts, 'archive' | 'deviceId'>): Promise<Export> {
  const lines = [COLUMNS.join(',')]
  for await (const row of allRows(parts.archive)) {
    const line = toLine(row, parts.deviceId)
    lines.push(COLUMNS.map((column) => valueCell(line[column])).join(','))
  }
  return { text: lines.map((line) => `${line}\r\n`).join(''), count: lines.length - 1, handedOver: 0 }
}

function valueCell(value: string | number | boolean | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value)
  return csvCell(value, ',')
}

/**
 * Merges an export into the table, or refuses it as a whole with a reason: hash, count and every line are checked before
 * the first row is written, and all rows are written in one transaction.
 */
export async function importNdjson(
  parts: Pick<ExchangeParts, 'archive' | 'deviceId'>,
  text: string,
): Promise<ImportResult> {
  const file = await readExportFile(text, sha256Hex)
  if (!file.ok) return file
  const { device, handOver } = file.header
  const rows = file.records.map((record) => toRow(record, handOver, parts.deviceId))
  const runs = file.runs.map((run) => toRun(run, parts.deviceId))
  const done = await parts.archive.unite(rows, parts.deviceId, runs, file.visits)
  return { ok: true, count: rows.length, ...done, fromDevice: device, handOver }
}

/** Reads a file like an import and counts what would be new; writes nothing. */
export async function previewNdjson(
  parts: Pick<ExchangeParts, 'runs' | 'visits' | 'deviceId'> & { archive: Pick<InteractionArchive, 'union'> },
  text: string,
): Promise<ImportPreview> {
  const file = await readExportFile(text, sha256Hex)
  if (!file.ok) return file
  const { device, name, handOver, exportedAt } = file.header
  const rows = file.records.map((record) => toRow(record, handOver, parts.deviceId))
  const idsOf = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id))
  const known = idsOf(await parts.runs.all())
  const knownVisits = idsOf(await parts.visits.all(parts.deviceId))
  return {
    ok: true,
    count: rows.length,
    ...(await parts.archive.union(rows, parts.deviceId)),
    newRuns: file.runs.filter(({ id }) => !known.has(id)).length,
    newVisits: file.visits.filter(({ id }) => !knownVisits.has(id)).length,
    toSend: rows.filter((row) => row.synced === 0 && row.handedOver === 1 && row.origin !== parts.deviceId)
      .length,
    fromDevice: device,
    fromName: name ?? null,
    exportedAt,
    handOver,
  }
}

/** Exports and imports of this device. */
export interface Exchange {
  exportNdjson(): Promise<Export>
  exportCsv(): Promise<Export>
  /**
   * Makes the file of a transfer, and marks its records once `isKept` confirms that the file is saved; nothing is sent
   * meanwhile. Null if another tab is sending.
   */
  exportHandOver(isKept: (made: Export) => Promise<boolean>): Promise<Export | null>
  /** Takes back rows that were handed over and not delivered meanwhile. @returns their number */
  takeBackHandOver(): Promise<number>
  /** The effect of importing a file; changes nothing. */
  previewNdjson(text: string): Promise<ImportPreview>
  importNdjson(text: string): Promise<ImportResult>
}

/** The exchange on the tables of this device; rows that are pending afterwards are sent at once. */
export function createExchange(
  parts: ExchangeParts & { archive: InteractionArchive },
  delivery: Pick<Delivery, 'wake' | 'runWhilePaused'>,
): Exchange {
  return {
    exportNdjson: () => exportNdjson(parts, Date.now()),
    exportCsv: () => exportCsv(parts),
    async exportHandOver(isKept) {
      let made: Export | null = null
      await delivery.runWhilePaused(async () => {
        made = await exportHandOver(parts, Date.now(), isKept)
      })
      return made
    },
    async takeBackHandOver() {
      const rows = await parts.archive.takeBack()
      delivery.wake('recorded')
      return rows
    },
    previewNdjson: (text) => previewNdjson(parts, text),
    async importNdjson(text) {
      const result = await importNdjson(parts, text)
      if (result.ok) delivery.wake('recorded')
      return result
    },
  }
}

/** Converts a run; readers of stored runs check them by their schema. Runs of this device have no origin. */
function toRun({ origin, ...run }: ExportedRun, deviceId: string): GameRun {
  const isOurs = origin === undefined || origin === deviceId
  return { ...run, ...(isOurs ? {} : { origin }) } as unknown as GameRun
}

function toRow(
  { synced, handedOver, ...line }: ExportedRecord,
  handOver: boolean,
  deviceId: string,
): Interaction {
  // In a plain export the mark means that another kiosk delivers the record, not this one.
  const marked = handedOver && (handOver || line.origin === deviceId)
  const { context, damaged, ...fields } = line
  return {
    ...fields,
    ...(context ? { context } : {}),
    ...(damaged === undefined ? {} : { damaged }),
    synced: synced ? 1 : 0,
    ...(marked ? { handedOver: 1 as const } : {}),
  }
}
