import * as v from 'valibot'
import type { InteractionArchive } from '../data/interactions/interactionArchive'
import type { Interaction } from '../domain/kiosk/interaction'
import { LOCALES } from '../domain/kiosk/locale'
import { sha256Hex } from './sha256'

/**
 * Export and merge (docs/outbox.md O7): NDJSON whose first line says what follows, CSV for people, and an
 * import that is a set union by id. Only a hand-over makes the importer deliver what it took in.
 */
const EXPORT_SCHEMA = 2
/** The first schema, still written when no record is unresolved, so that an older kiosk takes the file. */
const EXPORT_SCHEMA_RESOLVED = 1

/** One order of columns for both formats; a line of NDJSON adds the context of an unresolved row. */
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
  archive: Pick<InteractionArchive, 'page' | 'unite' | 'handOver'>
  /** This device's id, the origin of what it exports. */
  deviceId: string
  /** Build id, for the header. */
  build: string
}

export interface Export {
  text: string
  count: number
  /** Rows that this export hands to whoever imports it. */
  handedOver: number
}

export type ImportResult =
  | { ok: true; count: number; added: number; changed: number; fromDevice: string; handOver: boolean }
  | { ok: false; reason: ImportRefusal; line?: number }

/** Why nothing was imported. */
export type ImportRefusal =
  | 'not-an-export'
  | 'newer-schema'
  | 'wrong-count'
  | 'wrong-hash'
  | 'broken-line'
  | 'repeated-id'

const PAGE_ROWS = 1_000
const isoTime = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/), v.isoTimestamp())
const shortText = v.pipe(v.string(), v.minLength(1), v.maxLength(500))
const nonNegativeInteger = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const headerSchema = v.object({
  kind: v.literal('pharos-interactions'),
  device: shortText,
  build: v.string(),
  schema: nonNegativeInteger,
  exportedAt: isoTime,
  handOver: v.boolean(),
  count: nonNegativeInteger,
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
})

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

const lineSchema = v.pipe(
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
  }),
  v.check((row) => (row.state === 'unresolved') === (row.activationId === '')),
  v.check((row) => (row.state === 'unresolved') === (row.context !== undefined)),
  v.check((row) => row.synced === (row.state === 'sent') && row.synced === (row.ackAt !== null)),
)
type Line = v.InferOutput<typeof lineSchema>

/** All rows of this device as NDJSON, to be shown, kept and merged elsewhere; changes nothing. */
export function exportNdjson(parts: ExchangeParts, nowMs: number): Promise<Export> {
  return makeExport(parts, nowMs, false, new Set())
}

/**
 * The same, and whoever imports the file delivers our pending rows: they are marked first, kept and
 * not sent here until taken back. Marked before the file exists, so that a crash in between leaves
 * rows to take back and never two devices that deliver. Run it inside `delivery.runWhilePaused`.
 */
export async function exportHandOver(parts: ExchangeParts, nowMs: number): Promise<Export> {
  const handedOverIds = await parts.archive.handOver()
  return makeExport(parts, nowMs, true, new Set(handedOverIds.map(({ id }) => id)))
}

async function makeExport(
  parts: ExchangeParts,
  nowMs: number,
  handOver: boolean,
  handedOverIds: Set<string>,
): Promise<Export> {
  const { deviceId: device, build } = parts
  const lines: string[] = []
  let schema = EXPORT_SCHEMA_RESOLVED
  for await (const row of allRows(parts.archive)) {
    const line = toLine(row, device)
    if (line.context) schema = EXPORT_SCHEMA
    lines.push(JSON.stringify(handOver ? { ...line, handedOver: handedOverIds.has(row.id) } : line))
  }
  const body = lines.map((line) => `${line}\n`).join('')
  const count = lines.length
  const exportedAt = new Date(nowMs).toISOString()
  const sha256 = await sha256Hex(body)
  const header: v.InferOutput<typeof headerSchema> = {
    kind: 'pharos-interactions',
    device,
    build,
    schema,
    exportedAt,
    handOver,
    count,
    sha256,
  }
  return { text: `${JSON.stringify(header)}\n${body}`, count, handedOver: handedOverIds.size }
}

async function* allRows(archive: Pick<InteractionArchive, 'page'>): AsyncGenerator<Interaction> {
  for (let after: string | null = null; ; ) {
    const rows: Interaction[] = await archive.page(after, PAGE_ROWS)
    yield* rows
    after = rows.at(-1)?.id ?? null
    if (rows.length < PAGE_ROWS) return
  }
}

function toLine(row: Interaction, deviceId: string): Line {
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
  }
}

/** All rows as CSV (RFC 4180) with a line of column names. */
export async function exportCsv(parts: Pick<ExchangeParts, 'archive' | 'deviceId'>): Promise<Export> {
  const lines = [COLUMNS.join(',')]
  for await (const row of allRows(parts.archive)) {
    const line = toLine(row, parts.deviceId)
    lines.push(COLUMNS.map((column) => csvCell(line[column])).join(','))
  }
  return { text: lines.map((line) => `${line}\r\n`).join(''), count: lines.length - 1, handedOver: 0 }
}

function csvCell(value: string | number | boolean | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value)
  // A spreadsheet would run a text that begins like a formula.
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Unites an export with the table, or refuses it as a whole and says why: hash, count and every
 * line are checked before the first row is written, and all are written in one transaction.
 */
export async function importNdjson(
  parts: Pick<ExchangeParts, 'archive' | 'deviceId'>,
  text: string,
): Promise<ImportResult> {
  const end = text.indexOf('\n')
  const header = v.safeParse(headerSchema, parseJson(text.slice(0, Math.max(0, end))))
  if (!header.success) return { ok: false, reason: 'not-an-export' }
  const { schema, count, sha256, device, handOver } = header.output
  if (schema > EXPORT_SCHEMA) return { ok: false, reason: 'newer-schema' }
  const body = text.slice(end + 1)
  const lines = body === '' ? [] : body.replace(/\n$/, '').split('\n')
  if (lines.length !== count) return { ok: false, reason: 'wrong-count' }
  if ((await sha256Hex(body)) !== sha256) return { ok: false, reason: 'wrong-hash' }
  const rows = new Map<string, Interaction>()
  for (const [index, line] of lines.entries()) {
    const parsed = v.safeParse(lineSchema, parseJson(line))
    // The header is line 1.
    if (!parsed.success) return { ok: false, reason: 'broken-line', line: index + 2 }
    if (rows.has(parsed.output.id)) return { ok: false, reason: 'repeated-id', line: index + 2 }
    rows.set(parsed.output.id, toRow(parsed.output, handOver, parts.deviceId))
  }
  const done = await parts.archive.unite([...rows.values()], parts.deviceId)
  return { ok: true, count, ...done, fromDevice: device, handOver }
}

function toRow({ synced, handedOver, ...line }: Line, handOver: boolean, deviceId: string): Interaction {
  // In a plain export the mark only says that somebody else delivers; it is no order to us.
  const marked = handedOver && (handOver || line.origin === deviceId)
  const { context, ...fields } = line
  return {
    ...fields,
    ...(context ? { context } : {}),
    synced: synced ? 1 : 0,
    ...(marked ? { handedOver: 1 as const } : {}),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
