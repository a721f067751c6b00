import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { parseJson } from '#domain/base/unknownValue'

/** What an operator calls things that the records only know by id (docs/outbox.md O6). */
export interface EventNames {
  /** By the id of the device, as its export file has it. */
  kiosks: Readonly<Record<string, string>>
  /** By activation id. */
  activationIds: Readonly<Record<string, string>>
  /** Days (YYYY-MM-DD) of events, by the name of the event. */
  events: Readonly<Record<string, readonly string[]>>
}

export interface ReadNames extends EventNames {
  /** What is wrong with the file, as a sentence for the page; null when nothing is. Nothing of a wrong file is used. */
  problem: string | null
}

export const NO_NAMES: ReadNames = { kiosks: {}, activationIds: {}, events: {}, problem: null }

const LONGEST = 80
const PROJECT = fileURLToPath(new URL('../../../..', import.meta.url))

const name = v.pipe(
  v.string('must be a text'),
  v.trim(),
  v.minLength(1, 'must not be empty'),
  v.maxLength(LONGEST, `must not be longer than ${LONGEST} characters`),
)
const id = v.string()
const day = v.pipe(
  v.string('must be a day such as 2026-11-23'),
  v.isoDate('must be a day such as 2026-11-23'),
)
const days = v.pipe(
  v.array(day, 'must be a list of days such as ["2026-11-23"]'),
  v.minLength(1, 'must have at least one day'),
)
const section = <Value extends v.GenericSchema>(value: Value) =>
  v.optional(v.record(id, value, 'must be an object from ids to names'), {})

const schema = v.strictObject(
  {
    kiosks: section(name),
    activationIds: section(name),
    events: v.optional(v.record(name, days, 'must be an object from names to lists of days'), {}),
  },
  ({ expected }) =>
    expected === 'never'
      ? 'is no section of this file, which has kiosks, activationIds and events'
      : 'must be an object',
)

/**
 * Reads the names file anew at each call; without one there are no names.
 * @param override where METRICS_NAMES has it, whose absence is a problem; else it lies beside the embedded database
 * @param metricsData METRICS_DATA: a folder, `memory://`, or undefined for the project's own
 */
export function namesFile(
  override: string | undefined,
  metricsData: string | undefined,
): () => Promise<ReadNames> {
  const isInMemory = metricsData?.startsWith('memory://') ?? false
  if (!override && isInMemory) return async () => NO_NAMES
  const path = override ? resolve(override) : `${resolve(PROJECT, metricsData || '.metrics-data')}-names.json`
  return async () => {
    try {
      return parseNames(await readFile(path, 'utf8'), basename(path))
    } catch (error) {
      const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
      if (isMissing && !override) return NO_NAMES
      return { ...NO_NAMES, problem: `The names file ${basename(path)} cannot be read.` }
    }
  }
}

/** The names in the text of a file; `file` is what the problem calls it. */
export function parseNames(text: string, file: string): ReadNames {
  const parsed = parseJson(text)
  if (parsed === undefined)
    return { ...NO_NAMES, problem: `The names file ${file} is not used: it is not JSON.` }
  const read = v.safeParse(schema, parsed)
  if (read.success) return { ...read.output, problem: null }
  const [issue] = read.issues
  const at = v.getDotPath(issue) ?? 'its content'
  return { ...NO_NAMES, problem: `The names file ${file} is not used: ${at} ${issue.message}.` }
}
