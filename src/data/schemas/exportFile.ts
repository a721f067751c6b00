import * as v from 'valibot'
import { LOCALES } from '../../domain/kiosk/locale'

/**
 * The file of an export (docs/outbox.md O7), as kiosks write it and as kiosks and the metrics service read it:
 * a header that says what follows, then a line a record, then a line a run of the game.
 */

/** The newest schema that is read here. */
export const EXPORT_SCHEMA = 3

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
  /** What staff call the device; absent where it has no name. */
  name: v.optional(shortText),
  build: v.string(),
  schema: nonNegativeInteger,
  exportedAt: isoTime,
  handOver: v.boolean(),
  /** Lines below the header. */
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
  }),
  v.check((row) => (row.state === 'unresolved') === (row.activationId === '')),
  v.check((row) => (row.state === 'unresolved') === (row.context !== undefined)),
  v.check((row) => row.synced === (row.state === 'sent') && row.synced === (row.ackAt !== null)),
)
export type ExportedRecord = v.InferOutput<typeof recordSchema>

/** A run is checked where it is read: the file only says that it is one, and which. */
const runSchema = v.object({ kind: v.literal('gameRun'), run: v.looseObject({ id: shortText }) })
export type ExportedRun = v.InferOutput<typeof runSchema>['run']

export interface ExportFile {
  ok: true
  header: ExportHeader
  records: ExportedRecord[]
  runs: ExportedRun[]
}

/**
 * Reads a whole file or refuses it and says why: hash, count and every line are checked first.
 * @param sha256Hex the SHA-256 of a text's UTF-8, in hexadecimal
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
  for (const [index, line] of lines.entries()) {
    // The header is line 1.
    const refuse = (reason: ExportRefusal) => ({ ok: false as const, reason, line: index + 2 })
    const value = parseJson(line)
    const record = v.safeParse(recordSchema, value)
    const run = record.success ? null : v.safeParse(runSchema, value)
    if (record.success) {
      if (records.has(record.output.id)) return refuse('repeated-id')
      records.set(record.output.id, record.output)
    } else if (run?.success) {
      if (runs.has(run.output.run.id)) return refuse('repeated-id')
      runs.set(run.output.run.id, run.output.run)
    } else return refuse('broken-line')
  }
  return { ok: true, header: header.output, records: [...records.values()], runs: [...runs.values()] }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
