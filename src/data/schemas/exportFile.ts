import * as v from 'valibot'
import { LOCALES } from '#domain/base/locale'
import { parseJson } from '#domain/base/unknownValue'
import type { ExportedVisit } from '#domain/visit/visit'
import { WAYS_IN } from '#domain/visit/wayIn'

/**
 * The format of an export (docs/outbox.md O7), as kiosks write it and as kiosks and the metrics service read
 * it: a header, then one line for each record, each run of the game and each visit.
 */

/** The newest schema that can be read. */
export const EXPORT_SCHEMA = 4

/** Why a file is refused as a whole. */
export type ExportRefusal =
  | 'not-an-export'
  | 'newer-schema'
  | 'wrong-count'
  | 'wrong-hash'
  | 'broken-line'
  | 'repeated-id'

const isoTime = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/), v.isoTimestamp())
const shortText = v.pipe(v.string(), v.minLength(1), v.maxLength(500))
const nonNegativeInteger = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const headerSchema = v.object({
  kind: v.literal('pharos-interactions'),
  device: shortText,
  /** Name of the device; undefined without one. */
  name: v.optional(shortText),
  build: v.string(),
  schema: nonNegativeInteger,
  exportedAt: isoTime,
  handOver: v.boolean(),
  /** Number of lines after the header. */
  count: nonNegativeInteger,
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
})
export type ExportHeader = v.InferOutput<typeof headerSchema>

const contextSchema = v.object({
  mode: v.object({
    inDemoMode: v.boolean(),
    inGameMode: v.boolean(),
    inDealerMode: v.boolean(),
    inEssentialsMode: v.boolean(),
  }),
  locale: v.picklist(LOCALES),
  device: v.picklist(['web', 'ipad']),
})

const recordSchema = v.pipe(
  v.object({
    id: shortText,
    activationId: v.pipe(v.string(), v.maxLength(500)),
    sessionIdentifier: shortText,
    action: shortText,
    value: v.nullable(v.pipe(v.number(), v.finite())),
    createdAt: isoTime,
    updatedAt: isoTime,
    synced: v.boolean(),
    state: v.picklist(['unresolved', 'pending', 'sent', 'refused']),
    attempts: nonNegativeInteger,
    lastStatus: v.nullable(nonNegativeInteger),
    ackAt: v.nullable(isoTime),
    seq: nonNegativeInteger,
    origin: shortText,
    handedOver: v.boolean(),
    context: v.optional(contextSchema),
    /** The stored text in place of a record that is set aside (docs/outbox.md O9). */
    damaged: v.optional(v.string()),
  }),
  v.check((row) => (row.state === 'unresolved') === (row.activationId === '')),
  v.check((row) => (row.state === 'unresolved') === (row.context !== undefined)),
  v.check((row) => row.damaged === undefined || row.state === 'refused'),
  v.check((row) => row.synced === (row.state === 'sent') && row.synced === (row.ackAt !== null)),
)
export type ExportedRecord = v.InferOutput<typeof recordSchema>

/** A run is checked by its reader: the file contains only its kind and the run. */
const runSchema = v.object({ kind: v.literal('gameRun'), run: v.looseObject({ id: shortText }) })
export type ExportedRun = v.InferOutput<typeof runSchema>['run']

/** A visit with its kiosk; kiosks merge visits by id (docs/outbox.md O7). */
export const ExportedVisitSchema = v.object({
  id: shortText,
  startedAt: isoTime,
  endedAt: v.nullable(isoTime),
  event: v.exactOptional(v.pipe(v.string(), v.maxLength(500))),
  waysIn: v.pipe(
    v.array(v.picklist(WAYS_IN)),
    v.check((ways) => new Set(ways).size === ways.length),
  ),
  touched: v.boolean(),
  entered: v.boolean(),
  staff: v.boolean(),
  origin: shortText,
}) satisfies v.GenericSchema<unknown, ExportedVisit>

const visitSchema = v.object({ kind: v.literal('visit'), visit: ExportedVisitSchema })

/** Whether a stored run can be a line of a file; otherwise the whole file would be refused. */
export function isExportableRun(run: unknown): boolean {
  try {
    return v.is(runSchema, { kind: 'gameRun', run: JSON.parse(JSON.stringify(run)) })
  } catch {
    return false
  }
}

export interface ExportFile {
  ok: true
  header: ExportHeader
  records: ExportedRecord[]
  runs: ExportedRun[]
  visits: ExportedVisit[]
}

/**
 * Reads a whole file, or refuses it with a reason: hash, count and every line are checked first.
 * @param sha256Hex the SHA-256 of a text's UTF-8 as hexadecimal
 */
export async function readExportFile(
  text: string,
  sha256Hex: (text: string) => string | Promise<string>,
): Promise<ExportFile | { ok: false; reason: ExportRefusal; line?: number }> {
  const end = text.indexOf('\n')
  const header = v.safeParse(headerSchema, parseJson(text.slice(0, Math.max(0, end))))
  if (!header.success) return { ok: false, reason: 'not-an-export' }
  const { schema, count, sha256 } = header.output
  if (schema > EXPORT_SCHEMA) return { ok: false, reason: 'newer-schema' }
  const body = text.slice(end + 1)
  const lines = body === '' ? [] : body.replace(/\n$/, '').split('\n')
  if (lines.length !== count) return { ok: false, reason: 'wrong-count' }
  if ((await sha256Hex(body)) !== sha256) return { ok: false, reason: 'wrong-hash' }

  const records = new Map<string, ExportedRecord>()
  const runs = new Map<string, ExportedRun>()
  const visits = new Map<string, ExportedVisit>()
  for (const [index, line] of lines.entries()) {
    // The header is line 1.
    const refuse = (reason: ExportRefusal) => ({ ok: false as const, reason, line: index + 2 })
    const read = readLine(parseJson(line))
    if (!read) return refuse('broken-line')
    const isNew =
      read.kind === 'record'
        ? addNew(records, read.record)
        : read.kind === 'gameRun'
          ? addNew(runs, read.run)
          : addNew(visits, read.visit)
    if (!isNew) return refuse('repeated-id')
  }
  return {
    ok: true,
    header: header.output,
    records: [...records.values()],
    runs: [...runs.values()],
    visits: [...visits.values()],
  }
}

type Line =
  | { kind: 'record'; record: ExportedRecord }
  | { kind: 'gameRun'; run: ExportedRun }
  | { kind: 'visit'; visit: ExportedVisit }

/** @returns null for a line that does not belong to an export */
function readLine(value: unknown): Line | null {
  const record = v.safeParse(recordSchema, value)
  if (record.success) return { kind: 'record', record: record.output }
  const other = v.safeParse(v.variant('kind', [runSchema, visitSchema]), value)
  return other.success ? other.output : null
}

/** @returns false if the id already exists */
function addNew<Row extends { id: string }>(rows: Map<string, Row>, row: Row): boolean {
  if (rows.has(row.id)) return false
  rows.set(row.id, row)
  return true
}
